import { value } from '../../language/value-types.ts'

export type QuestionType =
  | 'price'
  | 'duration'
  | 'when'
  | 'weekday'
  | 'distance'
  | 'clock'
  | 'where'
  | 'who'
  | 'count'
  | 'warmth'
  | 'phone'
  | 'email'
  | 'address'
  | 'age'
  | 'whether'
  | 'other'

/** Kinds of values that an answer must contain. */
export const neededValues: Record<QuestionType, number> = {
  price: value.money | value.free | value.percent,
  duration: value.duration | value.time | value.date,
  when: value.time | value.date | value.year | value.duration | value.weekday,
  weekday: value.weekday | value.date,
  distance: value.distance | value.duration,
  clock: value.time | value.duration,
  where: 0,
  who: 0,
  count: value.number | value.percent,
  warmth: value.temperature,
  phone: value.phone,
  email: value.email,
  address: value.place,
  age: value.age,
  whether: 0,
  other: 0,
}

/** Kinds of values that make an answer more likely. */
export const likedValues: Record<QuestionType, number> = {
  ...neededValues,
  price: value.money,
  duration: value.duration,
  where: value.place,
  who: value.person,
  when: value.time | value.date | value.year | value.weekday,
  weekday: value.weekday,
  distance: value.distance,
  clock: value.time,
}
