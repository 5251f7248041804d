/**
 * The number of typing errors between two texts: insertions, deletions, substitutions, and transpositions of
 * neighbours. Gives `budget + 1` for anything beyond the budget.
 */
export function typingErrors(one: string, other: string, budget: number): number {
  const beyond = budget + 1;
  if (Math.abs(one.length - other.length) > budget) return beyond;
  let start = 0;
  let endOne = one.length;
  let endOther = other.length;
  while (start < endOne && start < endOther && one[start] === other[start]) start++;
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne--;
    endOther--;
  }
  const width = endOther - start;
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= endOne - start; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const a = one[start + row - 1];
      const b = other[start + column - 1];
      let errors = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (a === b ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a === other[start + column - 2] && one[start + row - 2] === b;
      if (swapped) errors = Math.min(errors, before[column - 2]! + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > budget) return beyond;
    before = previous;
    previous = current;
  }
  return Math.min(previous[width]!, beyond);
}
