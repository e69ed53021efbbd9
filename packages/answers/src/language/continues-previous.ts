/** A sentence that goes on about what the one before it named. */
export const continuesPrevious = (sentence: string) =>
  /^(?:it|this|that|these|those|they|he|she|his|her|their|its|such|however|but|also|er|sie|es|dies\p{L}*|diese|dabei|dazu|est[aeo]s?|ell[ao]s?|él|il|elle|ils|ce|cette|ces|lui|lei|questo|questa|ele|ela|isso)\b/iu.test(
    sentence,
  )
