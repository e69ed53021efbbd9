import type { ReadPage } from '@foyer/crawler/read/read-page'
import { pathOf } from '../../page/front-page.ts'

/** Sums on job pages are paid to applicants. */
const applicantsPath =
  /\/(?:[a-z]{2}\/)?(?:careers?|jobs?|(?:our-|current-|job-)?vacanc(?:y|ies)|(?:work|working)-(?:with|for|at)-[a-z-]+|join-(?:our|the)-team|recruitment|recruiting|hiring|karriere|stellen(?:angebote?|anzeigen?|markt)?|offene-stellen|(?:offres?-d-?)?emplois?|recrutement|nous-recrutons|carrieres?|carriere|lavora-con-noi|(?:ofertas-de-)?empleo|trabaja-con-nosotros|emprego|trabalhe-co[nm]n?osco|recrutamento|vacatures?|werken-bij[a-z-]*)(?:\.[a-z]{3,5})?(?:\/|$)/
const workNames =
  "jobs?|careers?|(?:job )?vacanc(?:y|ies)|work(?:ing)? (?:with|for|at) [^.:]{2,40}|join (?:our|the) (?:\\p{L}+ )?team|we(?:['’]re| are) (?:hiring|recruiting)|recruitment|stellen(?:angebote?|anzeigen?|markt)?|offene stellen|karriere|arbeiten (?:bei|im) [^.:]{2,40}|wir stellen ein|(?:offres? d['’])?emplois?|recrutement|nous recrutons|on recrute|carrières?|lavora con noi|posizioni aperte|carriere|(?:ofertas? de )?(?:empleo|trabajo)|trabaja con nosotros|empregos?|trabalhe co[nm]n?osco|recrutamento|vagas|vacatures?|werken bij [^.:]{2,40}"
const workHeading = new RegExp(
  `^(?:(?:our|current|open|unsere|aktuelle|nos|le nostre|nuestras|onze) )?(?:${workNames})(?: (?:&|and|und|et|e|y|en) \\p{L}+)?\\s?[!:.]?$`,
  'u',
)
const longestHeading = 60

export const headsWork = (text: string): boolean =>
  text.length <= longestHeading && workHeading.test(text.trim().toLowerCase())

export const isJobPage = (page: ReadPage): boolean =>
  applicantsPath.test(pathOf(page.url).toLowerCase()) ||
  headsWork(page.title) ||
  headsWork(page.headings[0]?.text ?? '')
