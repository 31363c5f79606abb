// The trees in Taffy: https://github.com/DioxusLabs/taffy
use taffy::prelude::*;

const LACKS: i32 = 3;

type Tree = TaffyTree<()>;

fn leaf(tree: &mut Tree) -> NodeId {
    let size = Size { width: length(40.0), height: length(20.0) };
    tree.new_leaf(Style { size, flex_shrink: 0.0, ..Default::default() }).unwrap()
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut [i64; 2]) -> i32;
}

/// The processor's time of this thread, in nanoseconds, as Linux counts it.
fn now() -> f64 {
    let mut time = [0, 0];
    unsafe { clock_gettime(3, &mut time) };
    time[0] as f64 * 1e9 + time[1] as f64
}

/// A stack that is as large as what is in it, which lies in its middle.
fn stack(is_column: bool) -> Style {
    Style {
        display: Display::Flex,
        flex_direction: if is_column { FlexDirection::Column } else { FlexDirection::Row },
        align_items: Some(AlignItems::CENTER),
        flex_shrink: 0.0,
        ..Default::default()
    }
}

fn spacer(tree: &mut Tree) -> NodeId {
    tree.new_leaf(Style { flex_grow: 1.0, flex_shrink: 0.0, flex_basis: length(0.0), ..Default::default() }).unwrap()
}

/// Ten children each, down to so many leaves; with spacers between them where those take what is left.
fn nest(tree: &mut Tree, leaves: usize, is_column: bool, is_spaced: bool, is_root: bool) -> NodeId {
    if leaves <= 1 {
        return leaf(tree);
    }
    let mut children = Vec::new();
    for index in 0..10 {
        if is_spaced && index > 0 {
            children.push(spacer(tree));
        }
        children.push(nest(tree, leaves / 10, !is_column, is_spaced, false));
    }
    let mut style = stack(is_column);
    if is_spaced && is_root {
        style.size = Size { width: length(100000.0), height: length(100000.0) };
    } else if is_spaced {
        style.flex_grow = 1.0;
        style.flex_basis = length(0.0);
        style.align_self = Some(AlignSelf::STRETCH);
    }
    tree.new_with_children(style, &children).unwrap()
}

fn build(tree: &mut Tree, shape: &str, size: usize) -> Option<NodeId> {
    let root = match shape {
        "wide" => {
            let children: Vec<NodeId> = (0..size).map(|_| leaf(tree)).collect();
            tree.new_with_children(stack(true), &children)
        }
        "rows" => {
            let mut rows = Vec::new();
            for _ in 0..size / 100 {
                let leaves: Vec<NodeId> = (0..100).map(|_| leaf(tree)).collect();
                rows.push(tree.new_with_children(stack(false), &leaves).unwrap());
            }
            tree.new_with_children(stack(true), &rows)
        }
        "nested" => Ok(nest(tree, size, true, false, true)),
        "spaced" => Ok(nest(tree, size, true, true, true)),
        // It takes twice as long for each level: no end was seen of a hundred.
        "chain" => return None,
        "grid" => {
            let leaves: Vec<NodeId> = (0..size).map(|_| leaf(tree)).collect();
            let style = Style {
                display: Display::Grid,
                grid_template_columns: vec![auto(); 100],
                grid_template_rows: vec![auto(); size / 100],
                ..Default::default()
            };
            tree.new_with_children(style, &leaves)
        }
        _ => return None,
    };
    root.ok()
}

/// The sum over leaves of `x + y / 2`, and how many there are.
fn read(tree: &Tree, node: NodeId, x: f64, y: f64, sum: &mut f64, count: &mut usize) {
    let children = tree.children(node).unwrap();
    if children.is_empty() {
        let size = tree.layout(node).unwrap().size;
        if size.width == 40.0 && size.height == 20.0 {
            *sum += x + y / 2.0;
            *count += 1;
        }
    }
    for child in children {
        let place = tree.layout(child).unwrap().location;
        read(tree, child, x + place.x as f64, y + place.y as f64, sum, count);
    }
}

fn median(samples: &mut [f64]) -> f64 {
    samples.sort_by(|a, b| a.total_cmp(b));
    samples[samples.len() / 2]
}

fn run(words: &[String]) -> i32 {
    let (size, rounds): (usize, usize) = match words {
        [_, _, size, rounds] => match (size.parse(), rounds.parse()) {
            (Ok(size), Ok(rounds)) if rounds > 0 => (size, rounds),
            _ => return 2,
        },
        _ => return 2,
    };
    let (mut builds, mut layouts) = (Vec::new(), Vec::new());
    let mut line = String::new();
    let mut first = 0.0;
    for round in 0..rounds {
        let start = now();
        let mut tree = Tree::new();
        let Some(root) = build(&mut tree, &words[1], size) else { return LACKS };
        builds.push(now() - start);
        let start = now();
        tree.compute_layout(root, Size::MAX_CONTENT).unwrap();
        layouts.push(now() - start);
        if round == 0 {
            first = builds[0] + layouts[0];
        }
        let (mut sum, mut count) = (0.0, 0);
        read(&tree, root, 0.0, 0.0, &mut sum, &mut count);
        let root = tree.layout(root).unwrap().size;
        line = format!("{:.3} {:.3} {:.6}", root.width, root.height, sum / count.max(1) as f64);
    }
    println!("{} {:.0} {:.0} {:.0}", line, median(&mut layouts), median(&mut builds), first);
    0
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    // Trees of thousands of levels want a stack to match.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(move || run(&words)).unwrap();
    std::process::exit(thread.join().unwrap_or(1))
}
