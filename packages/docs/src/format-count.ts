const numbers = new Intl.NumberFormat('en')

/** '12,400' */
export const formatCount = (value: number) => numbers.format(value)
