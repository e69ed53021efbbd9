const numbers = new Intl.NumberFormat('en')

export const formatCount = (value: number) => numbers.format(value)
