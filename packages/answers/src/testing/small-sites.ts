import type { SmallSite } from './small-site.ts'
import { dutch } from './small-sites-dutch.ts'
import { otherScripts } from './small-sites-other-scripts.ts'

export const smallSites: SmallSite[] = [
  {
    language: 'fr',
    name: 'Boulangerie Marchal',
    text: `# Horaires d'ouverture

- Lundi : fermé
- Mardi à vendredi : 7h00 – 19h00
- Samedi : 7h00 – 18h30
- Dimanche : 7h00 – 13h00

# Nos prix

| Produit | Prix |
| --- | --- |
| Baguette tradition | 1,30 € |
| Croissant au beurre | 1,20 € |
| Tarte aux fraises | 18,50 € |

# Commandes

Les gâteaux d'anniversaire se commandent 48 heures à l'avance. Nous acceptons la carte bancaire à partir de 5 €.

# Stationnement

Un parking gratuit se trouve derrière l'église.

# Contact

Téléphone : 03 88 55 50 12
E-mail : bonjour@marchal.example`,
    ask: [
      ['Êtes-vous ouverts le dimanche ?', ['7h00', '13h00']],
      ['Quel est le prix de la baguette tradition ?', ['1,30']],
      ['Combien de temps à l’avance faut-il commander un gâteau ?', ['48 heures']],
      ['Où puis-je me garer ?', ['église']],
      ['quel est votre numéro de téléphone', ['03 88 55 50 12']],
      ['Puis-je payer par carte ?', ['carte']],
      ['How much is a croissant?', ['1,20']],
    ],
    decline: ['Vendez-vous des sushis ?', 'Quelle est la capitale de la Norvège ?'],
  },
  {
    language: 'it',
    name: 'Albergo Belvedere',
    text: `# Camere e prezzi

| Camera | Prezzo a notte | Dimensioni |
| --- | --- | --- |
| Singola | 65 € | 14 m² |
| Doppia | 98 € | 20 m² |
| Suite | 170 € | 38 m² |

La colazione è inclusa ed è servita dalle 7:30 alle 10:00. L'imposta di soggiorno è di 2 € a persona.

# Arrivo e partenza

Il check-in è possibile dalle 14:00, il check-out entro le 10:30.

# Animali

I cani di piccola taglia sono ammessi con un supplemento di 8 € al giorno.

# Orari della reception

Lunedì - Sabato: 8:00 - 22:00
Domenica: 9:00 - 13:00

# Contatti

Telefono: 0461 555 019`,
    ask: [
      ['Quanto costa la camera doppia?', ['98']],
      ['E la suite?', ['170']],
      ['A che ora è la colazione?', ['7:30']],
      ['I cani sono ammessi?', ['8 €']],
      ['Entro che ora devo fare il check-out?', ['10:30']],
      ['Fino a che ora è aperta la reception la domenica?', ['13:00']],
      ['Ist das Frühstück inbegriffen?', ['inclusa']],
    ],
    decline: ['Avete una piscina?', 'Chi ha vinto il campionato di calcio?'],
  },
  {
    language: 'pt',
    name: 'Clínica Sorriso Vivo',
    text: `# Horário de funcionamento

Segunda a sexta: 8h00 às 19h00
Sábado: 9h00 às 13h00
Domingo: fechado

# Tabela de preços

- Limpeza dentária: 180 reais
- Clareamento: 750 reais
- Extração simples: 220 reais

# Convênios

Aceitamos os convênios Bradesco e Amil. Não aceitamos cheques.

# Cancelamentos

As consultas podem ser desmarcadas com 24 horas de antecedência. Depois disso cobramos 60 reais.

# Onde estamos

Rua das Acácias 215, Curitiba. O estacionamento é gratuito para pacientes.`,
    ask: [
      ['Quanto custa o clareamento?', ['750']],
      ['Vocês abrem aos domingos?', ['fechado']],
      ['E no sábado?', ['9h00']],
      ['Com quanta antecedência posso desmarcar a consulta?', ['24 horas']],
      ['Tem estacionamento?', ['gratuito']],
      ['Aceitam cheques?', ['Não']],
      ['How much is a simple extraction?', ['220']],
    ],
    decline: ['Quanto custa um implante?', 'Vocês têm uma unidade em Manaus?'],
  },
  {
    language: 'ru',
    name: 'Автосервис Мотор',
    text: `# Часы работы

Понедельник – пятница: 9:00 – 20:00
Суббота: 10:00 – 17:00
Воскресенье: выходной

# Цены

| Услуга | Цена | Время |
| --- | --- | --- |
| Замена масла | 1500 руб. | 30 минут |
| Шиномонтаж | 2400 руб. | 1 час |
| Диагностика двигателя | 1200 руб. | 40 минут |

# Гарантия

Гарантия на работы составляет шесть месяцев.

# Контакты

Телефон: +7 495 555-01-27
Адрес: Москва, улица Лесная, дом 12`,
    ask: [
      ['Сколько стоит замена масла?', ['1500']],
      ['А шиномонтаж?', ['2400']],
      ['Вы работаете в воскресенье?', ['закрыто']],
      ['Какая гарантия на работы?', ['шесть месяцев']],
      ['Какой у вас телефон?', ['555-01-27']],
      ['Are you open on Saturday?', ['10:00', '17:00']],
    ],
    decline: ['Сколько стоит покраска крыла?', 'Какая столица Австралии?'],
  },
  ...dutch,
  ...otherScripts,
]
