// Sizes, ages and kinds of guests that price lists use as row labels.
const classes = new Set(
  `small medium large extra xl xxl xs mini maxi standard big little short long half full
   adult adults child children kid kids infant infants baby babies toddler toddlers junior juniors youth teen teens
   senior seniors student students pensioner pensioners concession concessions family families couple couples
   member members nonmember non guest guests person persons people man men woman women lady ladies gentleman boy girl
   dog dogs cat cats puppy puppies kitten kittens rabbit rabbits horse horses
   under over up to age aged years year old kg kgs lb lbs cm and or from the a an per each of
   klein kleine mittel mittlere groß große gross grosse erwachsene erwachsener kind kinder jugendliche studenten
   senioren familie familien mitglieder hund hunde katze katzen unter über ab bis jahre jahren und pro
   pequeño pequeña mediano mediana grande adulto adultos niño niños joven jóvenes estudiante estudiantes perro gato
   petit petite moyen moyenne grand adulte adultes enfant enfants étudiant étudiants chien chat ans
   piccolo piccola medio media adulti bambino bambini ragazzi studenti cane gatto anni
   pequeno pequena médio média criança crianças estudantes cão`.split(/\s+/),
)

/** True for labels that only name a size or group, such as 'Medium dog', and leave the service to the heading. */
export const isOnlyClass = (label: string) =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => word === '' || classes.has(word))
