import type { Objection } from './objection.ts'
import { contradicted } from './objections/contradicted.ts'
import { namesNobody, noValueAskedFor } from './objections/no-such-value.ts'
import {
  drawsNoLine,
  otherDeed,
  otherDeedsDate,
  otherKind,
  otherName,
  otherService,
  phraseApart,
  saysOtherwise,
  unheardOfPerson,
} from './objections/other-subject.ts'
import {
  littleOfIt,
  moreMissingThanFound,
  oneSynonymAlone,
  spreadOverEssay,
  storyByChance,
  thingUnheardOf,
} from './objections/too-little.ts'

/** Every objection in the order in which they are heard: the first that applies decides. */
export const objections: readonly Objection[] = [
  contradicted,
  noValueAskedFor,
  namesNobody,
  otherName,
  unheardOfPerson,
  drawsNoLine,
  saysOtherwise,
  otherDeed,
  otherDeedsDate,
  otherService,
  otherKind,
  phraseApart,
  littleOfIt,
  thingUnheardOf,
  storyByChance,
  spreadOverEssay,
  oneSynonymAlone,
  moreMissingThanFound,
]
