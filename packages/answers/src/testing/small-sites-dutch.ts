import type { SmallSite } from './small-site.ts'

export const dutch: SmallSite[] = [
  {
    language: 'nl',
    name: 'Fietsenmakerij De Ketting',
    text: `# Fietsenmakerij De Ketting

Wij repareren en verhuren fietsen in het hart van Deventer. Onze werkplaats bestaat sinds 1987.

## Openingstijden

- Maandag: gesloten
- Dinsdag t/m vrijdag: 9.00 – 18.00 uur
- Zaterdag: 9.00 – 17.00 uur
- Zondag: gesloten

## Reparaties en tarieven

| Reparatie | Prijs |
| --- | --- |
| Lekke band plakken | € 17,50 |
| Kleine onderhoudsbeurt | € 45 |
| Grote onderhoudsbeurt | € 89 |
| Remmen afstellen | € 15 |

Een reparatie is meestal binnen twee werkdagen klaar. Op reparaties krijgt u drie maanden garantie.

## Fietsverhuur

| Fiets | Per dag | Per week |
| --- | --- | --- |
| Stadsfiets | € 12,50 | € 55 |
| Elektrische fiets | € 29 | € 140 |
| Bakfiets | € 35 | € 160 |

Bij elke huurfiets vragen we een borg van € 50. Een kinderzitje huurt u voor € 3 per dag. Helmen lenen we gratis uit. Reserveringen annuleert u kosteloos tot 24 uur van tevoren.

## Betalen

U kunt bij ons pinnen en contant betalen. Creditcards nemen we niet aan.

## Parkeren

Auto's parkeert u het best in de parkeergarage aan de Brinkgreverweg, op vijf minuten lopen.

## Team

Joost Wolters is de eigenaar. Fenna de Haan bouwt de wielen en geeft de cursus banden plakken.

## Contact

Telefoon: 0570 555 014
E-mail: werkplaats@deketting.example
Adres: Smedenstraat 18, 7411 RB Deventer`,
    ask: [
      ['Hoe laat gaan jullie op zaterdag open?', ['9.00']],
      ['Zijn jullie op zondag open?', ['gesloten']],
      ['Wat kost het om een lekke band te laten plakken?', ['17,50']],
      ['En een grote beurt?', ['89']],
      ['Hoe duur is een e-bike huren voor een week?', ['140']],
      ['Hoeveel borg moet ik betalen?', ['50']],
      ['Kan ik een helm lenen?', ['gratis']],
      ['Hoe lang heb ik garantie op een reparatie?', ['drie maanden']],
      ['Tot wanneer kan ik mijn reservering annuleren?', ['24 uur']],
      ['Kan ik met een creditcard betalen?', ['nemen we niet aan']],
      ['Waar kan ik parkeren?', ['Brinkgreverweg']],
      ['Wie is de baas?', ['Joost Wolters']],
      ['wat is jullie telefoonnummer', ['0570 555 014']],
      ['Wat is het adres?', ['Smedenstraat 18']],
      ['Are you open on Saturday?', ['9.00', '17.00']],
    ],
    decline: ['Verkopen jullie surfplanken?', 'Wie is de koning van Noorwegen?'],
  },
  {
    language: 'nl',
    name: 'Gastenkamers Ter Linde',
    text: `# Gastenkamers Ter Linde

Onze vier gastenkamers liggen in een hoeve uit 1840, aan de rand van Poperinge.

## Kamers en prijzen

| Kamer | Prijs per nacht | Oppervlakte |
| --- | --- | --- |
| Eenpersoonskamer | 75 euro | 15 m² |
| Tweepersoonskamer | 105 euro | 22 m² |
| Familiekamer | 150 euro | 34 m² |

Het ontbijt is inbegrepen en wordt geserveerd van 8 uur tot 10 uur. De toeristenbelasting bedraagt 2 euro per persoon per nacht. Kinderen onder 3 jaar slapen gratis.

## Aankomst en vertrek

Inchecken kan vanaf 15 uur. Op de dag van vertrek verlaat u de kamer ten laatste om 11 uur.

## Annuleren

Tot zeven dagen voor aankomst annuleert u gratis. Daarna rekenen we de helft van de verblijfsprijs aan.

## Huisdieren

Honden zijn welkom tegen een toeslag van 12 euro per verblijf. Katten laten we niet toe.

## Voorzieningen

Wifi is gratis in het hele huis. Het verwarmde zwembad is open van mei tot september. Roken is verboden in de kamers. Er zijn twee laadpalen voor elektrische wagens.

## Bereikbaarheid van de receptie

Maandag tot zaterdag: 8u00 - 20u00
Zondag: 9u00 - 12u00

## Contact

Bel ons op +32 57 55 01 22 of mail naar hallo@terlinde.example.`,
    ask: [
      ['Wat kost een kamer voor twee personen?', ['105']],
      ['En de familiekamer?', ['150']],
      ['Is het ontbijt bij de prijs inbegrepen?', ['inbegrepen']],
      ['Tot hoe laat kan je ontbijten?', ['10 uur']],
      ['Mag mijn hond mee?', ['12 euro']],
      ['Vanaf hoe laat kunnen we inchecken?', ['15 uur']],
      ['Hoe laat moeten we uit de kamer zijn?', ['11 uur']],
      ['Is er een zwembad?', ['mei']],
      ['Mag ik op de kamer roken?', ['verboden']],
      ['Kan ik mijn elektrische auto opladen?', ['laadpalen']],
      ['Hebben jullie wifi?', ['gratis']],
      ['Hoeveel bedraagt de toeristenbelasting?', ['2 euro']],
      ['Tot wanneer kan ik gratis annuleren?', ['zeven dagen']],
      ['Hoe groot is de eenpersoonskamer?', ['15 m²']],
      ['Op welk nummer kan ik jullie bellen?', ['+32 57 55 01 22']],
      ['Sind Hunde erlaubt?', ['12 euro']],
    ],
    decline: ['Is er een casino?', 'Hebben jullie een helikopterplatform?'],
  },
]
