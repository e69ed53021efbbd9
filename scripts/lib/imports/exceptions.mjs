/** Circles that are still to be undone. One that is undone is taken off this list; none is added. */
export const knownCircles = [
  ['packages/answers/src/retrieve/question-patterns.ts', 'packages/answers/src/retrieve/question-type.ts'],
  ['packages/answers/src/knowledge/card-headings.ts', 'packages/answers/src/knowledge/read-blocks.ts'],
  [
    'packages/answers/src/answer/any-day.ts',
    'packages/answers/src/answer/leaves-topic.ts',
    'packages/answers/src/answer/only-kind.ts',
    'packages/answers/src/answer/same-person.ts',
    'packages/answers/src/answer/stays-with.ts',
    'packages/answers/src/answer/turn.ts',
  ],
]
