export const closedWords =
  /closed|geschlossen|ruhetag|cerrad|fermé|chius|fechad|encerrad|закрыт|выходной|休業|定休|休息|休み|휴무|مغلق|عطلة|बंद/i
