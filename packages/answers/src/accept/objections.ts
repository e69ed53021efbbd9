import type { Objection } from './objection.ts'
import { contradicted } from './objections/contradicted.ts'
import { noPlace, noSuchValue, notOfNotDoing } from './objections/no-such-value.ts'
import {
  countsSomethingElse,
  drawsNoLine,
  forOthers,
  otherDay,
  otherDeed,
  otherDeedsDate,
  otherKind,
  otherName,
  otherService,
  phraseApart,
  rentedNotSold,
  saysOtherwise,
  unheardOfPerson,
} from './objections/other-subject.ts'
import { rowOfThatAmount, siteAsksTheSame, wholeNameSaid } from './objections/speaks-for-it.ts'
import {
  littleOfIt,
  moreMissingThanFound,
  oneSynonymAlone,
  spreadOverEssay,
  storyByChance,
  thingUnheardOf,
  weightiestMissing,
} from './objections/too-little.ts'

/** Every objection in the order in which they are heard: the first that applies decides. */
export const objections: readonly Objection[] = [
  contradicted,
  ...noSuchValue,
  otherDay,
  otherName,
  forOthers,
  unheardOfPerson,
  drawsNoLine,
  saysOtherwise,
  notOfNotDoing,
  otherDeed,
  otherDeedsDate,
  noPlace,
  countsSomethingElse,
  otherService,
  otherKind,
  rentedNotSold,
  phraseApart,
  littleOfIt,
  thingUnheardOf,
  storyByChance,
  spreadOverEssay,
  oneSynonymAlone,
  // What speaks for a passage, before the last two doubts.
  rowOfThatAmount,
  wholeNameSaid,
  siteAsksTheSame,
  moreMissingThanFound,
  weightiestMissing,
]
