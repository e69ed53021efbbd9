import { animalsAndBody } from './animals-and-body.ts'
import { beautyCare } from './beauty-care.ts'
import { bedsTablesAndCellars } from './beds-tables-and-cellars.ts'
import { buildingTrades } from './building-trades.ts'
import { clothAndFurniture } from './cloth-and-furniture.ts'
import { coffeeBreadAndMeat } from './coffee-bread-and-meat.ts'
import { computersPrintingAndPhotography } from './computers-printing-and-photography.ts'
import { craftAndRepair } from './craft-and-repair.ts'
import { customersDeeds } from './customers-deeds.ts'
import { dailyVerbs } from './daily-verbs.ts'
import { deeds } from './deeds.ts'
import { drivingSchool } from './driving-school.ts'
import { eyesEarsAndFeet } from './eyes-ears-and-feet.ts'
import { familyBodyAndAilments } from './family-body-and-ailments.ts'
import { firmsTaxesAndStores } from './firms-taxes-and-stores.ts'
import { foodAndLodging } from './food-and-lodging.ts'
import { gamesRidesAndParties } from './games-rides-and-parties.ts'
import { garageBicyclesAndBoats } from './garage-bicycles-and-boats.ts'
import { gardenCleaningAndMoving } from './garden-cleaning-and-moving.ts'
import { homeAndTools } from './home-and-tools.ts'
import { houseRoofAndGarden } from './house-roof-and-garden.ts'
import { journeysAndVehicles } from './journeys-and-vehicles.ts'
import { lawMoneyAndPaperwork } from './law-money-and-paperwork.ts'
import { leisureAndLearning } from './leisure-and-learning.ts'
import { lessonsAndChildhood } from './lessons-and-childhood.ts'
import { looksLawAndFarewells } from './looks-law-and-farewells.ts'
import { medicalCare } from './medical-care.ts'
import { musicStageAndBooks } from './music-stage-and-books.ts'
import { oddsAndEnds } from './odds-and-ends.ts'
import { officeAndMoney } from './office-and-money.ts'
import { ordersMembershipsAndRules } from './orders-memberships-and-rules.ts'
import { outingsAndCelebrations } from './outings-and-celebrations.ts'
import { petsHorsesAndWildlife } from './pets-horses-and-wildlife.ts'
import { plainTalk } from './plain-talk.ts'
import { qualities } from './qualities.ts'
import { roomsAndClothes } from './rooms-and-clothes.ts'
import { shopsAndWares } from './shops-and-wares.ts'
import { slopesWavesAndCourts } from './slopes-waves-and-courts.ts'
import { smallThings } from './small-things.ts'
import { sportAndMovement } from './sport-and-movement.ts'
import { thingsAndWear } from './things-and-wear.ts'
import { townAndPapers } from './town-and-papers.ts'
import { traitsAndAmounts } from './traits-and-amounts.ts'
import { weatherTimeAndNature } from './weather-time-and-nature.ts'
import { wheelsAndDevices } from './wheels-and-devices.ts'

let rows: string[] | null = null

/** The lines of all lists, one meaning each: `English | Spanish | French | German | Italian | Portuguese`. */
export const allRows = (): string[] => {
  rows ??= [
    animalsAndBody,
    beautyCare,
    bedsTablesAndCellars,
    buildingTrades,
    clothAndFurniture,
    coffeeBreadAndMeat,
    computersPrintingAndPhotography,
    craftAndRepair,
    customersDeeds,
    dailyVerbs,
    deeds,
    drivingSchool,
    eyesEarsAndFeet,
    familyBodyAndAilments,
    firmsTaxesAndStores,
    foodAndLodging,
    gamesRidesAndParties,
    garageBicyclesAndBoats,
    gardenCleaningAndMoving,
    homeAndTools,
    houseRoofAndGarden,
    journeysAndVehicles,
    lawMoneyAndPaperwork,
    leisureAndLearning,
    lessonsAndChildhood,
    looksLawAndFarewells,
    medicalCare,
    musicStageAndBooks,
    oddsAndEnds,
    officeAndMoney,
    ordersMembershipsAndRules,
    outingsAndCelebrations,
    petsHorsesAndWildlife,
    plainTalk,
    qualities,
    roomsAndClothes,
    shopsAndWares,
    slopesWavesAndCourts,
    smallThings,
    sportAndMovement,
    thingsAndWear,
    townAndPapers,
    traitsAndAmounts,
    weatherTimeAndNature,
    wheelsAndDevices,
  ]
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line) => (line.startsWith('=') ? oneByOne(line.slice(1)) : [line]))
  return rows
}

/**
 * `=salt, pepper | sal, pimienta`: several things in one line, the nth of a column being the nth of each other. What
 * has more than one name has them between slashes: `=tap/faucet, sink | grifo/canilla, fregadero/pila`.
 */
function oneByOne(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.split(','))
  return cells[0]!.map((_, nth) =>
    cells.map((cell) => (cell[nth] ?? '').trim().replaceAll('/', ',')).join('|'),
  )
}
