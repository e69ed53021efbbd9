/** As few figures as tell something: of tenths where there are any, else of hundredths. */
export const inSeconds = (ms: number) => (ms / 1_000).toFixed(ms < 100 ? 2 : 1)
