// Panics that unwind, values that are dropped on the way, threads, atomics.
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{mpsc, Arc, Mutex};
use std::thread;

struct Noisy(&'static str, Rc<RefCell<Vec<String>>>);

impl Drop for Noisy {
    fn drop(&mut self) {
        self.1.borrow_mut().push(format!("drop {}", self.0));
    }
}

fn deep(n: u32, log: &Rc<RefCell<Vec<String>>>) -> u32 {
    let _guard = Noisy(if n % 2 == 0 { "even" } else { "odd" }, log.clone());
    if n == 0 {
        let list = [1, 2, 3];
        return list[std::env::args().count() + 4];
    }
    deep(n - 1, log) + n
}

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let log = Rc::new(RefCell::new(Vec::new()));
    let result = catch_unwind(AssertUnwindSafe(|| deep(5, &log)));
    println!("{} {:?}", result.is_err(), log.borrow());

    let divided = catch_unwind(|| 100 / (std::env::args().count() as i32 - 1));
    println!("{}", divided.is_err());
    let text = catch_unwind(|| -> usize { panic!("told {}", 7) });
    println!("{:?}", text.unwrap_err().downcast_ref::<String>());

    let total = Arc::new(AtomicU64::new(0));
    let names = Arc::new(Mutex::new(Vec::new()));
    let (send, receive) = mpsc::channel();
    let threads: Vec<_> = (0..4u64)
        .map(|k| {
            let (total, names, send) = (total.clone(), names.clone(), send.clone());
            thread::spawn(move || {
                for n in 0..1000 {
                    total.fetch_add(n * k, Ordering::Relaxed);
                }
                names.lock().unwrap().push(k);
                send.send(k * k).unwrap();
                if k == 3 {
                    panic!("the last one");
                }
            })
        })
        .collect();
    drop(send);
    let failed = threads.into_iter().map(|t| t.join().is_err()).collect::<Vec<_>>();
    println!("{:?} {} {}", failed, total.load(Ordering::SeqCst), receive.iter().sum::<u64>());
    let mut names = names.lock().unwrap().clone();
    names.sort();
    println!("{:?}", names);
}
