import type { Language } from '../types.ts'
import { fold } from './fold.ts'

// Two to twelve, then the tens. 'One' is an article in most languages and says nothing.
const spoken: Partial<Record<Language, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve|fourteen:14 fifteen:15 sixteen:16 eighteen:18 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 ninety:90 hundred:100',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce|quince:15 veinte:20 treinta:30 cuarenta:40 cincuenta:50 cien:100',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze|quinze:15 vingt:20 trente:30 quarante:40 cinquante:50 cent:100',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf|vierzehn:14 fünfzehn:15 zwanzig:20 dreißig:30 vierzig:40 fünfzig:50 hundert:100',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici|quindici:15 venti:20 trenta:30 quaranta:40 cinquanta:50 cento:100',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze|duas:2 quinze:15 vinte:20 trinta:30 quarenta:40 cinquenta:50 cem:100',
  ru: 'два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать|две:2 двадцать:20 тридцать:30 сорок:40 пятьдесят:50 сто:100',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf|dertien:13 veertien:14 vijftien:15 zestien:16 achttien:18 twintig:20 dertig:30 veertig:40 vijftig:50 zestig:60 honderd:100',
  hi: 'दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह|बीस:20 तीस:30 पचास:50 सौ:100',
}

const tables = new Map<Language, Map<string, string>>()
for (const [language, text] of Object.entries(spoken)) {
  const [row = '', rest = ''] = text.split('|')
  const table = new Map<string, string>()
  row.split(' ').forEach((word, index) => {
    table.set(fold(word), String(index + 2))
  })
  for (const pair of rest.split(' ')) {
    const [word, value] = pair.split(':')
    if (word && value) table.set(fold(word), value)
  }
  tables.set(language as Language, table)
}

/** The digits a number word stands for: 'twelve' → '12'. */
export const digitsOf = (folded: string, language: Language): string | undefined =>
  tables.get(language)?.get(folded)

export const numberWords = (language: Language): string[] => [...(tables.get(language)?.keys() ?? [])]
