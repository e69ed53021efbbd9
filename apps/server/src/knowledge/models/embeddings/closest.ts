const mostAlike = 12

export function closestVectors(asked: Float32Array, vectors: readonly Float32Array[]): number[] {
  return vectors
    .map((vector, nth) => ({ nth, close: vector.length === asked.length ? product(asked, vector) : -1 }))
    .sort((one, other) => other.close - one.close)
    .slice(0, mostAlike)
    .filter(({ close }) => close > 0)
    .map(({ nth }) => nth)
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
