import { sendsOn } from '../../attribute/about-others.ts'

const phone = /(?:\+\d|(?<![\d£€$.,])0\d)[\d\s/().-]{6,14}\d/
/** A name that one is sent to: 'Try the Old Barn', 'provi il B&B La Darsena', 'versuchen Sie das Hotel Post'. */
const tryName =
  /(?<!\p{L})(?:[Tt]ry|[Uu]se|[Pp]rov(?:i|ate|a|are)|[Rr]ivolgersi|[Rr]ivolget[ei]vi|[Ee]ssayez|[Aa]llez|[Aa]dressez-vous|[Vv]ersuchen Sie(?: es)?|[Pp]robieren Sie|[Ff]ragen Sie|[Pp]ruebe[n]?|[Vv]aya[n]?|[Ee]xperimente|[Pp]robeer|[Gg]a naar)\s(?:(?:the|il|lo|la|al|alla|le|les|à|au|chez|das|den|die|dem|im|beim|bei|el|a|o|ao|het|de|bij|naar)\s){0,2}\p{Lu}/u
/** Words for how far off it is. */
const farOff =
  /(?<!\p{L})(?:metri|metres|meters|yards|mètres|metros|meter|minuti|minutes|minuten|minutos|km|miles?)\s(?:away|further|up|down|along|più in là|più avanti|da qui|da noi|plus loin|d['’]ici|de chez nous|weiter|entfernt|más allá|de aquí|daqui|verderop|bij ons vandaan)(?!\p{L})|(?<!\p{L})(?:next door|down the road|across the road|round the corner|nebenan|um die ecke|gegenüber von uns|d['’]à côté|qui accanto|dietro l['’]angolo|al lado|a la vuelta|aqui ao lado|hiernaast|om de hoek)(?!\p{L})/u

/** Whether a sentence with a price sends one to somebody else, with the number to call there. */
export const sendsToOthers = (sentence: string): boolean =>
  phone.test(sentence) && (tryName.test(sentence) || sendsOn(sentence) || farOff.test(sentence.toLowerCase()))
