// Trait objects, closures, generics, wide integers, slices and iterators.
use std::collections::{BTreeMap, HashMap};
use std::fmt;

#[derive(Clone, Debug, PartialEq)]
enum Shape {
    Circle { radius: f64 },
    Rect { width: f64, height: f64 },
    Nothing,
}

trait Area {
    fn area(&self) -> f64;
    fn name(&self) -> String {
        String::from("shape")
    }
}

impl Area for Shape {
    fn area(&self) -> f64 {
        match *self {
            Shape::Circle { radius } => 3.0 * radius * radius,
            Shape::Rect { width, height } => width * height,
            Shape::Nothing => 0.0,
        }
    }
}

struct Square(u32);

impl Area for Square {
    fn area(&self) -> f64 {
        f64::from(self.0 * self.0)
    }
    fn name(&self) -> String {
        format!("square of {}", self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "<{:>4}>", self.0)
    }
}

fn wide(n: u64) -> u128 {
    (1..=u128::from(n)).fold(1u128, |a, b| a.wrapping_mul(b ^ 3).rotate_left(7))
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}

fn main() {
    let shapes: Vec<Box<dyn Area>> = vec![
        Box::new(Shape::Circle { radius: 1.5 }),
        Box::new(Square(12)),
        Box::new(Shape::Rect { width: 2.0, height: 0.25 }),
        Box::new(Shape::Nothing),
    ];
    for s in &shapes {
        println!("{} {:.3}", s.name(), s.area());
    }
    println!("{:?} {}", vec![Shape::Circle { radius: 2.0 }, Shape::Nothing], Square(7));
    println!("{:#x} {}", wide(41), wide(3));

    let mut counts = HashMap::new();
    for w in "the quick brown fox jumps over the lazy dog and the fox".split(' ') {
        *counts.entry(w).or_insert(0) += 1;
    }
    let sorted: BTreeMap<_, _> = counts.iter().filter(|(_, &n)| n > 1).collect();
    println!("{:?}", sorted);

    let f = compose(|x: i32| x.checked_mul(1 << 20), |y: Option<i32>| y.map_or(-1, |v| v / 3));
    println!("{:?}", (0..5000).step_by(777).map(&f).collect::<Vec<_>>());

    let mut numbers: Vec<i16> = (0..64).map(|k: i16| k.wrapping_mul(2617) % 101).collect();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers.dedup();
    let (low, high): (Vec<i16>, Vec<i16>) = numbers.iter().partition(|&&n| n < 0);
    println!("{:?} {:?} {}", low, &high[..5], numbers.chunks(7).map(|c| i32::from(c[0])).sum::<i32>());
}
