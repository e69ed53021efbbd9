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
  | 'phone'
  | 'email'
  | 'address'
  | 'age'
  | 'whether'
  | 'other'

const {
  distance,
  money,
  free,
  duration,
  time,
  date,
  number,
  percent,
  phone,
  email,
  person,
  place,
  weekday,
  age,
  year,
} = value

/** Values without which a passage cannot answer such a question. */
export const needed: Record<QuestionType, number> = {
  price: money | free | percent,
  duration: duration | time | date,
  when: time | date | year | duration | weekday,
  weekday: weekday | date,
  distance: distance | duration,
  clock: time | duration,
  where: 0,
  who: 0,
  count: number | percent,
  phone,
  email,
  address: place,
  age,
  whether: 0,
  other: 0,
}

/** Values that make a passage likelier to answer, without being needed. */
export const liked: Record<QuestionType, number> = {
  ...needed,
  price: money,
  duration,
  where: place,
  who: person,
  when: time | date | year | weekday,
  weekday,
  distance,
  clock: time,
}
