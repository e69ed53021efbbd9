// English | Spanish | French | German | Italian | Portuguese: the same thing in each, for questions in another
// language than the site's. Unlike the lexicon it joins no synonyms and is read for such questions only.
export const animalsAndBody = `
animal, animals | animal, animales | animal, animaux | tier, tiere | animale, animali | animal, animais
pet, pets | mascota, mascotas | animal de compagnie | haustier, haustiere | animale domestico | animal de estimação, pet
dog, dogs | perro, perra, perros | chien, chienne | hund, hunde, hündin | cane, cani | cão, cães, cachorro
puppy, puppies | cachorro, cachorros, perrito | chiot, chiots | welpe, welpen | cucciolo, cuccioli | filhote, filhotes
cat, cats | gato, gata, gatos | chat, chatte, chats | katze, katzen, kater | gatto, gatti, gatta | gato, gata
kitten, kittens | gatito, gatitos | chaton, chatons | kätzchen, kitten | gattino | gatinho
rabbit, rabbits | conejo, conejos | lapin, lapins | kaninchen, hase | coniglio, conigli | coelho, coelhos
hamster | hámster | hamster | hamster | criceto | hamster
guinea pig | cobaya, cobayas, conejillo de indias | cochon d'inde, cobaye | meerschweinchen | porcellino d'india, cavia | porquinho-da-índia
=parrot, budgie | loro, periquito | perroquet, perruche | papagei, wellensittich | pappagallo, cocorita | papagaio, periquito
bird, birds | pájaro, pájaros, ave, aves | oiseau, oiseaux | vogel, vögel | uccello, uccelli | pássaro, ave
horse, horses, pony | caballo, caballos, poni | cheval, chevaux, poney | pferd, pferde, pony | cavallo, cavalli, pony | cavalo, cavalos, pônei
=reptile, snake, tortoise | reptil, serpiente, tortuga | reptile, serpent, tortue | reptil, schlange, schildkröte | rettile, serpente, tartaruga | réptil, cobra, tartaruga
breed, breeds | raza, razas | race, races | rasse, rassen | razza, razze | raça, raças
kennel, kennels | perrera, residencia canina, jaula | chenil, pension canine | zwinger, hundepension, hundehotel | canile, pensione per cani | canil
cattery | residencia felina, residencia para gatos | pension féline | katzenpension, katzenhotel | pensione per gatti | hotel para gatos
boarding, board | residencia, guardería, alojamiento, hospedaje | pension, garde | pension, unterbringung, betreuung | pensione | hospedagem
groomer, groom, grooming | peluquero canino, peluquería canina, peluquera canina, aseo | toiletteur, toilettage, toiletteuse | hundefriseur, hundesalon, fellpflege, hundepflege | toelettatura, toelettatore | banho e tosa, tosa
clip, clipping, trim | corte, cortar, recorte, recortar | tonte, coupe | scheren, schur, trimmen, schneiden | tosatura, tosare | tosar, aparar
claw, claws, nail, nails | uña, uñas | griffe, griffes, ongle, ongles | kralle, krallen, nagel, nägel | unghia, unghie, artiglio | unha, unhas
fur, coat, hair | pelo, pelaje | pelage, poil, poils | fell | pelo, pelliccia | pelo, pelagem
collar | collar | collier | halsband | collare | coleira
lead, leash | correa | laisse | leine, leinenpflicht | guinzaglio | trela, guia
muzzle | bozal | muselière | maulkorb, maulkorbpflicht | museruola | focinheira
basket, bed | cesta, cama | panier | körbchen, korb | cestino, cuccia | cesto, cama
litter | arena | litière | katzenstreu, streu, katzenklo | lettiera | areia
pen, run | parque, recinto | enclos, parc | auslauf, gehege | recinto | cercado
walk, walks, walking | paseo, paseos, pasear, paseáis, pasean | promenade, promener, balade | gassi, spaziergang, spazieren, ausführen | passeggiata, passeggiate | passeio, passear
feed, feeding, fed | alimentar, alimentación, dar de comer | nourrir, alimentation | füttern, fütterung | nutrire, alimentazione | alimentar, alimentação
pet food, food, feed | pienso, comida | croquettes, nourriture | futter, hundefutter, katzenfutter, trockenfutter | crocchette, mangime | ração, comida
treat, treats | chuche, golosina, premio | friandise, friandises | leckerli, leckerlis | premietto, bocconcino | petisco
bark, barking | ladrar, ladra | aboyer, aboie | bellen, bellt | abbaiare | latir
bite, biting, bites | morder, muerde, mordedura | mordre, morsure | beißen, biss | mordere, morso | morder, mordida
heat, in season | en celo, celo | en chaleur, chaleurs | läufig, läufige | in calore | no cio, cio
vaccination, vaccinated, vaccine, jab | vacuna, vacunas, vacunado, vacunada, vacunar, cartilla | vaccin, vacciné, vaccination, vacciner | impfung, impfungen, geimpft, impfen, impfpass | vaccino, vaccinato, vaccinazione | vacina, vacinado, vacinação
worm, worming, wormed | desparasitar, desparasitado, lombrices | vermifuge, vermifugé | entwurmen, entwurmt, wurmkur | sverminare, vermi | desparasitar, vermes
flea, fleas, tick, ticks | pulga, pulgas, garrapata, garrapatas | puce, puces, tique, tiques | floh, flöhe, zecke, zecken | pulce, pulci, zecca, zecche | pulga, pulgas, carrapato
neuter, neutering, neutered, spay, castration | castrar, castración, castrado, esterilizar, esterilización | castrer, castration, stériliser, stérilisation | kastrieren, kastration, kastriert, sterilisieren, sterilisation | castrare, sterilizzare, castrazione | castrar, castração, esterilizar
microchip, chip | microchip, chip | puce, puce électronique | mikrochip, chip, chippen | microchip | microchip, chip
vet, vets, veterinary | veterinario, veterinaria | vétérinaire | tierarzt, tierärztin, tierärzte | veterinario, veterinaria | veterinário, veterinária
euthanasia, put to sleep | eutanasia, sacrificar | euthanasie | einschläfern, euthanasie | eutanasia | eutanásia
diabetes, diabetic, insulin | diabetes, diabético, insulina | diabète, diabétique, insuline | diabetes, diabetiker, insulin | diabete, diabetico, insulina | diabetes, diabético, insulina
injection, injections, inject | inyección, inyecciones, inyectar, pinchazo | injection, piqûre | spritze, spritzen, injektion | iniezione, puntura | injeção
tablet, tablets, pill, pills | pastilla, pastillas, pastillita, comprimido | comprimé, comprimés, pilule, cachet | tablette, tabletten, pille | pastiglia, pillola, compressa | comprimido, pílula
medicine, medication, medicines | medicina, medicamento, medicamentos, medicación | médicament, médicaments | medikament, medikamente, medizin, arznei | medicina, medicinale, farmaco, farmaci | remédio, medicamento
illness, ill, sick, disease | enfermedad, enfermo, enferma | maladie, malade | krankheit, krank, kranke, erkrankung | malattia, malato, malata | doença, doente
infection, infectious | infección, infeccioso | infection, infectieux | infekt, infektion, ansteckend | infezione, infettivo | infecção
stomach, tummy | estómago, barriga, tripa | estomac, ventre | magen, bauch | stomaco, pancia | estômago, barriga
diarrhoea, vomiting, stomach upset, tummy bug, sickness | diarrea, vómitos, gastroenteritis | diarrhée, vomissements, gastro | durchfall, erbrechen, magen-darm-infekt, magen-darm-grippe | diarrea, vomito, gastroenterite | diarreia, vómitos
fever, temperature | fiebre | fièvre | fieber | febbre | febre
cold, flu | resfriado, gripe, catarro | rhume, grippe | erkältung, schnupfen, grippe | raffreddore, influenza | constipação, gripe, resfriado
cough | tos | toux | husten | tosse | tosse
wound, cut | herida, heridas | blessure, plaie | wunde, verletzung | ferita | ferida
blood | sangre, análisis de sangre | sang, prise de sang | blut, blutabnahme, bluttest | sangue, esame del sangue | sangue
pain, painful, hurt, hurts | dolor, dolores, duele, doloroso | douleur, douleurs, mal | schmerz, schmerzen, weh, schmerzhaft | dolore, dolori, male | dor, dores, dói
tooth, teeth | diente, dientes, muela, muelas | dent, dents | zahn, zähne | dente, denti | dente, dentes
wisdom tooth, wisdom teeth | muela del juicio, muelas del juicio | dent de sagesse | weisheitszahn, weisheitszähne | dente del giudizio | dente do siso, siso
gum, gums | encía, encías | gencive, gencives | zahnfleisch | gengiva, gengive | gengiva, gengivas
filling, fillings | empaste, empastes | plombage, obturation | füllung, füllungen, plombe | otturazione | obturação, restauração
crown, crowns | corona, coronas | couronne, couronnes | krone, kronen | corona, corone | coroa
bridge | puente | pont, bridge | brücke | ponte | ponte
denture, dentures | dentadura, prótesis dental, prótesis | dentier, prothèse dentaire | gebiss, prothese, zahnersatz | dentiera, protesi | dentadura, prótese
brace, braces, aligner, orthodontic | brackets, ortodoncia, aparato, alineadores | appareil dentaire, bagues, orthodontie | zahnspange, spange, schiene | apparecchio | aparelho
whitening, whiten, bleaching | blanqueamiento, blanquear | blanchiment, blanchir | bleaching, aufhellung, zahnaufhellung | sbiancamento | branqueamento, clareamento
implant, implants | implante, implantes | implant, implants | implantat, implantate | impianto, impianti | implante
hygienist, hygiene, scale, polish | higienista, limpieza dental, higiene | hygiéniste, détartrage | dentalhygiene, zahnreinigung, prophylaxe | igienista, pulizia dei denti, igiene | higienista, limpeza dental
dentist, dentists | dentista, odontólogo | dentiste, dentistes | zahnarzt, zahnärztin, zahnärzte | dentista, dentisti | dentista
doctor, doctors, gp | médico, médica, doctor, doctora | médecin, docteur | arzt, ärztin, ärzte, doktor, hausarzt | medico, dottore, dottoressa | médico, médica, doutor
nurse, nurses | enfermera, enfermero | infirmière, infirmier | krankenschwester, krankenpfleger, arzthelferin | infermiera, infermiere | enfermeira, enfermeiro
patient, patients | paciente, pacientes | patient, patients, patiente | patient, patienten, patientin | paziente, pazienti | paciente, pacientes
surgery, operation | operación, cirugía, operar | opération, chirurgie, opérer | operation, operieren, eingriff | operazione, intervento | cirurgia, operação
anaesthetic, sedation, anaesthesia | anestesia, sedación | anesthésie, sédation | narkose, betäubung, vollnarkose | anestesia, sedazione | anestesia, sedação
check-up, examination, exam | revisión, revisiones, chequeo, reconocimiento | contrôle, bilan, examen | untersuchung, kontrolle, vorsorge, kontrolluntersuchung | controllo, visita, esame | check-up, exame, revisão
referral, refer | derivación, volante, derivar | ordonnance, orientation | überweisung, überweisen | impegnativa | encaminhamento
prescription, prescriptions | receta, recetas | ordonnance, ordonnances | rezept, rezepte | ricetta, ricette | receita
glasses, spectacles | gafas, lentes | lunettes | brille, brillen | occhiali | óculos
contact lenses, lens, lenses | lentillas, lentes de contacto | lentilles | kontaktlinse, kontaktlinsen | lenti a contatto | lentes de contacto
eye, eyes | ojo, ojos | œil, yeux | auge, augen | occhio, occhi | olho, olhos
eye test, sight test | revisión de la vista, graduar la vista | examen de la vue | sehtest | esame della vista | exame de vista
ear, ears | oreja, orejas, oído, oídos | oreille, oreilles | ohr, ohren | orecchio, orecchie | orelha, orelhas, ouvido
hearing aid, hearing | audífono, audífonos, audición | appareil auditif, audition | hörgerät, hörgeräte, hörtest | apparecchio acustico | aparelho auditivo
nose | nariz | nez | nase | naso | nariz
face, facial | cara, facial, rostro | visage, soin du visage | gesicht, gesichtsbehandlung | viso, faccia | rosto, facial
hand, hands | mano, manos | main, mains | hand, hände | mano, mani | mão, mãos
finger, fingers | dedo, dedos | doigt, doigts | finger | dito, dita | dedo, dedos
foot, feet | pie, pies | pied, pieds | fuß, füße | piede, piedi | pé, pés
leg, legs | pierna, piernas | jambe, jambes | bein, beine | gamba, gambe | perna, pernas
arm, arms | brazo, brazos | bras | arm, arme | braccio, braccia | braço, braços
knee | rodilla, rodillas | genou, genoux | knie | ginocchio | joelho
back | espalda | dos | rücken | schiena | costas
neck | cuello | cou, nuque | nacken, hals | collo | pescoço
shoulder | hombro, hombros | épaule | schulter, schultern | spalla | ombro
head | cabeza | tête | kopf | testa | cabeça
heart | corazón | cœur | herz | cuore | coração
skin | piel | peau | haut | pelle | pele
mole, moles | lunar, lunares | grain de beauté | muttermal, leberfleck | neo, nei | sinal, pinta
hair | pelo, cabello | cheveux | haar, haare | capelli | cabelo
haircut, cut, cutting | corte de pelo, cortar el pelo, corte | coupe, coupe de cheveux | haarschnitt, haare schneiden, schnitt | taglio, taglio di capelli | corte de cabelo, corte
hairdresser, barber, stylist | peluquero, peluquera, peluquería, barbero, barbería | coiffeur, coiffeuse, barbier | friseur, friseurin, friseursalon, barbier | parrucchiere, parrucchiera, barbiere | cabeleireiro, barbeiro
fringe | flequillo | frange | pony | frangia | franja
highlights, balayage | mechas, reflejos | mèches, balayage | strähnen, strähnchen, balayage | colpi di sole, mèches | madeixas, luzes
dye, colour, colouring, tint | teñir, tinte, coloración | teindre, coloration, teinture | färben, tönung, farbe, färbung | tingere, tinta, colorazione | pintar, coloração, tinta
blow dry, blow-dry, styling | secado, peinado, brushing | brushing, coiffage | föhnen, styling | piega, messa in piega | escova, brushing
perm, curls | permanente, rizos | permanente, boucles | dauerwelle, locken | permanente, ricci | permanente, caracóis
beard, shave | barba, afeitado, afeitar | barbe, rasage | bart, rasur, rasieren | barba, rasatura | barba
moustache | bigote | moustache | schnurrbart | baffi | bigode
shampoo, wash | champú, lavado | shampooing | shampoo, waschen | shampoo | shampoo, lavagem
eyebrow, eyebrows, brow, brows | ceja, cejas | sourcil, sourcils | augenbraue, augenbrauen | sopracciglia | sobrancelha, sobrancelhas
eyelash, lash, lashes | pestaña, pestañas | cil, cils | wimper, wimpern, wimpernverlängerung | ciglia | pestana, pestanas, cílios
waxing, wax | depilación, depilar, cera | épilation, épiler, cire | waxing, enthaarung, haarentfernung | depilazione, ceretta, cera | depilação, cera
laser | láser | laser | laser | laser | laser
manicure, nails | manicura, uñas | manucure, ongles | maniküre, nägel | manicure, unghie | manicure, unhas
pedicure | pedicura | pédicure | pediküre, fußpflege | pedicure | pedicure
gel, acrylic | gel, acrílico, acrílicas | gel, résine | gel, acryl, gelnägel | gel, acrilico | gel, acrílico
nail polish, varnish, polish | esmalte, pintauñas | vernis | nagellack | smalto | esmalte, verniz
tattoo, tattoos | tatuaje, tatuajes, tatuar | tatouage, tatouages, tatouer | tattoo, tattoos, tätowierung, tätowieren | tatuaggio, tatuaggi | tatuagem
piercing | piercing | piercing | piercing | piercing | piercing
make-up, makeup | maquillaje, maquillar | maquillage, maquiller | schminke, make-up, schminken | trucco | maquilhagem, maquiagem
massage, massages | masaje, masajes | massage, massages | massage, massagen | massaggio, massaggi | massagem
tan, tanning | bronceado, solárium | bronzage | bräunung, solarium, sonnenbank | abbronzatura | bronzeado
physiotherapy, physiotherapist, physio | fisioterapia, fisioterapeuta, fisio | kinésithérapie, kiné, physiothérapie | physiotherapie, krankengymnastik, physiotherapeut | fisioterapia, fisioterapista | fisioterapia
osteopath, chiropractor | osteópata, quiropráctico | ostéopathe, chiropracteur | osteopath, chiropraktiker | osteopata, chiropratico | osteopata
psychologist, therapist, counselling | psicólogo, psicóloga, terapeuta | psychologue, thérapeute | psychologe, psychologin, therapeut | psicologo, psicologa, terapeuta | psicólogo, terapeuta
pharmacy, chemist | farmacia | pharmacie | apotheke | farmacia | farmácia
hospital | hospital | hôpital | krankenhaus, klinik | ospedale | hospital
clinic, practice, surgery | clínica, consulta, consultorio | clinique, cabinet | praxis, klinik | clinica, studio | clínica, consultório
x-ray, x-rays | radiografía, radiografías | radio, radiographie | röntgen, röntgenbild | radiografia, lastra | raio-x, radiografia
ultrasound, scan | ecografía | échographie | ultraschall | ecografia | ecografia, ultrassom
pregnant, pregnancy | embarazada, embarazo, embarazadas | enceinte, grossesse | schwanger, schwangere, schwangerschaft | incinta, gravidanza | grávida, gravidez
baby, babies, infant, infants | bebé, bebés | bébé, bébés, nourrisson | baby, babys, säugling | neonato, bebè, neonati | bebé, bebê
toddler, toddlers | niño pequeño, niños pequeños | tout-petit | kleinkind, kleinkinder | bimbo piccolo | criança pequena
child, children, kid, kids | niño, niña, niños, niñas, hijo, hija, hijos, peque, peques, crío, infantil | enfant, enfants, fils, fille | kind, kinder, sohn, tochter, kindern | bambino, bambina, bambini, figlio, figlia | criança, crianças, filho, filha
teenager, teenagers, teen, teens | adolescente, adolescentes | adolescent, ado, ados | jugendliche, jugendlicher, jugendlichen, teenager | adolescente, ragazzi | adolescente, jovem
adult, adults, grown-up | adulto, adulta, adultos | adulte, adultes | erwachsene, erwachsener, erwachsenen | adulto, adulti | adulto, adultos
senior, seniors, pensioner, pensioners, over 65 | jubilado, jubilados, mayores, tercera edad, pensionista | retraité, retraités, senior, seniors | senioren, rentner, rentnerin, senior | pensionato, anziani, anziano | idoso, idosos, reformado
woman, women, ladies, lady | mujer, mujeres, señora, señoras | femme, femmes, dame | frau, frauen, damen | donna, donne, signora | mulher, mulheres, senhora
man, men, gentlemen, gents | hombre, hombres, caballero, caballeros | homme, hommes, monsieur | mann, männer, herren | uomo, uomini, signore | homem, homens
girl, girls | chica, niña, chicas | fille, filles | mädchen | ragazza, ragazze | menina, rapariga
boy, boys | chico, niño, chicos | garçon, garçons | junge, jungen, jungs | ragazzo, ragazzi | menino, rapaz
parent, parents | padre, padres, madre, progenitor | parent, parents | eltern, elternteil | genitore, genitori | pai, pais, mãe
mother, mum | madre, mamá | mère, maman | mutter, mama | madre, mamma | mãe
father, dad | padre, papá | père, papa | vater, papa | padre, papà | pai
grandparents, grandmother, grandfather | abuelo, abuela, abuelos | grands-parents, grand-mère, grand-père | großeltern, oma, opa | nonni, nonno, nonna | avós, avó, avô
=brother, sister, siblings | hermano, hermana, hermanos | frère, sœur, fratrie | bruder, schwester, geschwister | fratello, sorella, fratelli | irmão, irmã, irmãos
family, families | familia, familias | famille, familles | familie, familien | famiglia, famiglie | família
friend, friends | amigo, amiga, amigos | ami, amie, amis | freund, freundin, freunde | amico, amica, amici | amigo, amiga
couple, couples | pareja, parejas | couple, couples | paar, paare, pärchen | coppia, coppie | casal
bride, groom | novia, novio, novios | mariée, marié, mariés | braut, bräutigam, brautpaar | sposa, sposo, sposi | noiva, noivo, noivos
guest, guests | huésped, huéspedes, invitado, invitados | invité, invités, hôte | gast, gäste, gästen | ospite, ospiti, invitati | hóspede, convidado, convidados
visitor, visitors | visitante, visitantes | visiteur, visiteurs | besucher, besucherin | visitatore, visitatori | visitante
student, students | estudiante, estudiantes, alumno, alumna, alumnos | étudiant, étudiants, élève | student, studenten, studentin, schüler | studente, studenti, studentessa | estudante, aluno, alunos
disabled, disability | discapacitado, discapacidad, minusválido, minusvalía | handicapé, handicap, handicapés | behindert, behinderte, behinderung, schwerbehindert | disabile, disabili, disabilità | deficiente, deficiência
wheelchair | silla de ruedas | fauteuil roulant | rollstuhl, rollstuhlfahrer, rollstuhlgerecht | sedia a rotelle, carrozzina | cadeira de rodas
=elephant, lion, monkey | elefante, león, mono | éléphant, lion, singe | elefant, löwe, affe | elefante, leone, scimmia | elefante, leão, macaco
=bee, honey | abeja, miel | abeille, miel | biene, honig | ape, miele | abelha, mel
wasp, nest | avispa, avispas, nido | guêpe, guêpes, nid | wespe, wespen, wespennest, nest | vespa, vespe, nido | vespa, ninho
mouse, rat, mice | ratón, rata, ratas, ratones | souris, rat, rats | maus, ratte, ratten, mäuse | topo, topi, ratto | rato, ratos
cockroach, insect, insects, pest | cucaracha, cucarachas, insectos, plaga | cafard, cafards, insectes | kakerlake, insekten, ungeziefer, schädlinge | scarafaggio, insetti | barata, baratas, insetos
=cow, sheep, goat | vaca, oveja, cabra | vache, mouton, chèvre | kuh, schaf, ziege | mucca, pecora, capra | vaca, ovelha, cabra
fish, aquarium | pez, peces, acuario | poisson, poissons, aquarium | fisch, fische, aquarium | pesce, pesci, acquario | peixe, peixes, aquário
=wife, husband | mujer, marido | femme, mari | frau, mann | moglie, marito | esposa, marido
=daughter, son | hija, hijo | fille, fils | tochter, sohn | figlia, figlio | filha, filho
`
