import { acts } from './acts.ts'
import { animalsAndPlants } from './animals-and-plants.ts'
import { clothesMoneyThings } from './clothes-money-things.ts'
import { foodAndDrink } from './food-and-drink.ts'
import { healthAndBody } from './health-and-body.ts'
import { homeAndHousehold } from './home-and-household.ts'
import { languagesAndNations } from './languages-and-nations.ts'
import { peopleAndRoles } from './people-and-roles.ts'
import { placesSportsTime } from './places-sports-time.ts'
import { qualitiesAndAmounts } from './qualities-and-amounts.ts'
import { vehiclesAndTech } from './vehicles-and-tech.ts'

const shelves = [
  acts,
  animalsAndPlants,
  clothesMoneyThings,
  foodAndDrink,
  healthAndBody,
  homeAndHousehold,
  languagesAndNations,
  peopleAndRoles,
  placesSportsTime,
  qualitiesAndAmounts,
  vehiclesAndTech,
]

export const thesaurusLines = (): string[] =>
  shelves
    .join('\n')
    .split('\n')
    .filter((line) => line.includes(',') || line.includes('>'))
