export const familyBodyAndAilments = `
relative, relatives, next of kin | pariente, parientes, familiar, familiares | proches, parent proche | verwandte, angehörige, angehöriger, verwandter | parente, parenti, familiare, familiari | parente, parentes, familiar, familiares
=uncle, aunt, cousin, nephew, niece | tío, tía, primo, sobrino, sobrina | oncle, tante, cousin, neveu, nièce | onkel, tante, cousin, neffe, nichte | zio, zia, cugino, nipote maschio, nipote femmina | tio, tia, primo, sobrinho, sobrinha
grandchild, grandchildren, granddaughter | nieto, nieta, nietos | petit-fils, petite-fille, petits-enfants | enkel, enkelin, enkelkind, enkelkinder | nipotino, nipotina, nipotini | neto, neta, netos
grandma, granny, grandad | abuelita, abuelito, yaya | mamie, papi, papy | oma, opa | nonna, nonno | avozinha, vovó, vovô
in-laws, mother-in-law, father-in-law | suegra, suegro, suegros | belle-mère, beau-père, beaux-parents | schwiegermutter, schwiegervater, schwiegereltern | suocera, suocero, suoceri | sogra, sogro, sogros
guardian, legal guardian, parental consent, parent or guardian | tutor legal, consentimiento paterno, autorización paterna | tuteur légal, responsable légal, autorisation parentale | erziehungsberechtigter, erziehungsberechtigte, einverständniserklärung, vormund | tutore legale, consenso dei genitori, tutore | tutor legal, encarregado de educação, responsável legal, autorização dos pais
spouse, partner, life partner | cónyuge, pareja, esposo, esposa | conjoint, conjointe, partenaire, compagnon | ehepartner, partner, partnerin, lebensgefährte | coniuge, partner, compagno, compagna | cônjuge, parceiro, companheiro
boyfriend, girlfriend | novio, novia | petit ami, petite amie, copain, copine | fester freund, feste freundin, freundin | fidanzato, fidanzata, ragazzo | namorado, namorada
fiancé, fiancée, engaged, engagement | prometido, compromiso, prometida | fiancé, fiancée, fiançailles | verlobter, verlobte, verlobung, verlobt | fidanzamento, promesso sposo | noivo, noivado
twins, twin, triplets | gemelos, gemelo, mellizos, trillizos | jumeaux, jumelles, triplés | zwillinge, zwilling, drillinge | gemelli, gemella, trigemelli | gémeos, gêmeos, trigémeos
single, unmarried | soltero, soltera | célibataire | ledig, alleinstehend, single | single, celibe, nubile | solteiro, solteira
single parent, lone parent | madre soltera, padre soltero, familia monoparental | parent seul, famille monoparentale, mère célibataire | alleinerziehend, alleinerziehende | genitore single, famiglia monoparentale | mãe solteira, família monoparental
widow, widower, widowed | viuda, viudo | veuve, veuf | witwe, witwer, verwitwet | vedova, vedovo | viúva, viúvo
orphan, adopted, adoption, adopt | huérfano, adoptar, adopción, adoptado | orphelin, adopter, adoption, adopté | waise, adoptieren, adoption, adoptiert | orfano, adottare, adozione | órfão, adotar, adoção
married, marriage | casado, matrimonio, casada | marié, mariage, mariée | verheiratet, ehe | sposato, matrimonio, sposata | casado, casamento
divorced | divorciado, divorciada | divorcé, divorcée | geschieden | divorziato, divorziata | divorciado
stranger, strangers | desconocido, extraño | inconnu, étranger | fremde, fremder, unbekannte | sconosciuto, estraneo | desconhecido, estranho
colleague, colleagues, coworker | colega, compañero de trabajo, compañeros | collègue, collègues | kollege, kollegin, kollegen | collega, colleghi | colega, colegas
newborn, newborns | recién nacido, recién nacidos | nouveau-né, nouveau-nés | neugeborene, neugeborenes, säugling | neonato, neonati | recém-nascido
childhood, youth | infancia, niñez, juventud | enfance, jeunesse | kindheit, jugend | infanzia, giovinezza | infância, juventude
young people, youngster, adolescent | jóvenes, joven, juvenil, adolescente | jeunes, jeune, adolescent | jugendliche, jugendlicher, junge leute | giovani, adolescente, ragazzi | jovens, adolescente
under 18, minor, minors, underage | menor, menor de edad, menores | mineur, mineurs, moins de 18 ans | minderjährig, minderjährige, unter 18 | minorenne, minorenni, minore | menor, menor de idade, menores
of age, over 18 | mayor de edad, mayores de edad | majeur, majeure, plus de 18 ans | volljährig, über 18 | maggiorenne, maggiorenni | maior de idade
minimum age, age limit, age restriction | edad mínima, límite de edad | âge minimum, limite d'âge | mindestalter, altersgrenze, altersbeschränkung | età minima, limite di età | idade mínima, limite de idade
elderly, older people | anciano, ancianos, tercera edad, personas mayores | personne âgée, personnes âgées | ältere menschen, alte menschen, senior | anziano, anziani, terza età | idoso, idosos, terceira idade
retired, retirement | jubilado, jubilación, retirado | retraité, retraite | rentner, ruhestand, pensioniert, im ruhestand | pensionato, pensione di vecchiaia, in pensione | reformado, aposentado, aposentadoria
=forehead, cheek, chin, jaw, temple | frente, mejilla, barbilla, mandíbula, sien | front, joue, menton, mâchoire, tempe | stirn, wange, kinn, kiefer, schläfe | fronte, guancia, mento, mascella, tempia | testa, bochecha, queixo, maxilar, têmpora
mouth, oral | boca, bucal, oral | bouche, buccal, oral | mund, oral | bocca, orale | boca, bucal, oral
lip, lips | labio, labios | lèvre, lèvres | lippe, lippen | labbro, labbra | lábio, lábios
tongue | lengua | langue | zunge | lingua | língua
throat | garganta | gorge | hals, rachen, kehle | gola | garganta
=wrist, elbow, thumb, fist, forearm | muñeca, codo, pulgar, puño, antebrazo | poignet, coude, pouce, poing, avant-bras | handgelenk, ellbogen, daumen, faust, unterarm | polso, gomito, pollice, pugno, avambraccio | pulso, cotovelo, polegar, punho, antebraço
=chest, breast, belly, waist, hip | pecho, mama, barriga, cintura, cadera | poitrine, sein, ventre, taille fine, hanche | brustkorb, brust, bauch, taille, hüfte | petto, seno, pancia, vita, anca | tórax, mama, barriga, cintura, anca
=thigh, calf, ankle, heel, toe | muslo, pantorrilla, tobillo, talón, dedo del pie | cuisse, mollet, cheville, talon, orteil | oberschenkel, wade, knöchel, ferse, zeh | coscia, polpaccio, caviglia, tallone, dito del piede | coxa, gémeo, tornozelo, calcanhar, dedo do pé
buttocks, bottom, glutes | glúteos, nalgas, trasero | fesses, fessiers | gesäß, po, hintern | glutei, natiche | nádegas, glúteos
bone, bones | hueso, huesos | os | knochen | osso, ossa | osso, ossos
joint, joints | articulación, articulaciones | articulation, articulations | gelenk, gelenke | articolazione, articolazioni | articulação, articulações
muscle, muscles, muscular | músculo, muscular, músculos | muscle, musculaire, muscles | muskel, muskeln, muskulatur | muscolo, muscolare, muscoli | músculo, muscular
nerve, nerves, sciatica, sciatic | nervio, ciática, nervios | nerf, sciatique, nerfs | nerv, nerven, ischias | nervo, sciatica, nervi | nervo, ciática
tendon, ligament, tendonitis | tendón, ligamento, tendinitis | tendon, ligament, tendinite | sehne, bänder, sehnenentzündung, bänderriss | tendine, legamento, tendinite | tendão, ligamento, tendinite
spine, spinal, backbone | columna, columna vertebral, espinal | colonne vertébrale, rachis | wirbelsäule, rückgrat | colonna vertebrale, spina dorsale | coluna, coluna vertebral
slipped disc, herniated disc, disc | hernia discal, hernia de disco | hernie discale | bandscheibenvorfall, bandscheibe | ernia del disco | hérnia de disco, hérnia discal
=brain, lung, liver, kidney, bladder, bowel | cerebro, pulmón, hígado, riñón, vejiga, intestino | cerveau, poumon, foie, rein, vessie, intestin | gehirn, lunge, leber, niere, blase, darm | cervello, polmone, fegato, rene, vescica, intestino | cérebro, pulmão, fígado, rim, bexiga, intestino
=rib, skull, pelvis, womb, prostate, thyroid | costilla, cráneo, pelvis, útero, próstata, tiroides | côte, crâne, bassin, utérus, prostate, thyroïde | rippe, schädel, becken, gebärmutter, prostata, schilddrüse | costola, cranio, bacino, utero, prostata, tiroide | costela, crânio, pélvis, útero, próstata, tiroide
vein, veins, varicose veins | vena, venas, varices, várices | veine, veines, varices | vene, venen, krampfader, krampfadern | vena, vene, varici | veia, veias, varizes
body, bodily | cuerpo, corporal | corps, corporel | körper, körperlich | corpo, corporeo | corpo, corporal
upper body, torso | torso, tren superior | haut du corps, torse | oberkörper | busto, parte superiore del corpo | tronco, parte superior do corpo
headache, migraine | dolor de cabeza, migraña, me duele la cabeza | mal de tête, maux de tête, migraine | kopfschmerzen, migräne, kopfweh | mal di testa, emicrania | dor de cabeça, enxaqueca
back pain, backache, lower back | dolor de espalda, lumbar, lumbago, me duele la espalda | mal de dos, lombaire, lumbago | rückenschmerzen, hexenschuss, kreuzschmerzen, lendenwirbel | mal di schiena, lombare, lombalgia | dor nas costas, lombar, dor de costas
neck pain, stiff neck | dolor de cuello, tortícolis, contractura | torticolis, mal au cou, cervicales | nackenschmerzen, steifer nacken, nackenverspannung | torcicollo, dolore cervicale, cervicale | torcicolo, dor de pescoço, cervical
toothache | dolor de muelas, me duele una muela, dolor de dientes | mal de dents, rage de dents, mal aux dents | zahnschmerzen, zahnweh | mal di denti | dor de dentes, dor de dente
sore throat, tonsillitis | dolor de garganta, anginas, amigdalitis | mal de gorge, angine | halsschmerzen, halsweh, mandelentzündung | mal di gola, tonsillite | dor de garganta, amigdalite
stomach ache, tummy ache, heartburn | dolor de estómago, dolor de barriga, acidez, ardor | mal de ventre, mal au ventre, brûlures d'estomac | bauchschmerzen, bauchweh, magenschmerzen, sodbrennen | mal di pancia, mal di stomaco, bruciore di stomaco | dor de barriga, dor de estômago, azia
earache, ear infection | dolor de oído, otitis | mal d'oreille, otite, mal aux oreilles | ohrenschmerzen, mittelohrentzündung | mal d'orecchio, otite | dor de ouvido, otite
nausea, nauseous, travel sickness, motion sickness, seasick | náuseas, mareo, marearse, me mareo | nausée, nausées, mal des transports, mal de mer | übelkeit, reisekrankheit, seekrank, seekrankheit | nausea, mal d'auto, mal di mare | náusea, enjoo, enjoado
dizzy, dizziness, vertigo | mareado, vértigo, mareos | vertige, vertiges, étourdissement | schwindel, schwindelig, schwindlig | vertigini, capogiro, giramento di testa | tontura, vertigem, tonto
fear of heights, afraid of heights | miedo a las alturas, vértigo | peur du vide, vertige | höhenangst, schwindelfrei | paura dell'altezza, vertigini | medo de alturas
faint, unconscious, fainting | desmayo, desmayarse, inconsciente | s'évanouir, inconscient, évanouissement, malaise | ohnmacht, ohnmächtig, bewusstlos | svenire, svenimento, privo di sensi | desmaio, desmaiar, inconsciente
tired, tiredness, exhausted, fatigue | cansado, cansancio, agotado, fatiga | fatigué, fatigue, épuisé | müde, müdigkeit, erschöpft, erschöpfung | stanco, stanchezza, esausto | cansado, cansaço, exausto, fadiga
insomnia, sleep problems, trouble sleeping | insomnio, no puedo dormir, problemas de sueño | insomnie, troubles du sommeil | schlaflosigkeit, schlafstörung, schlafstörungen, schlafprobleme | insonnia, disturbi del sonno | insónia, insônia, problemas de sono
snoring, snore | roncar, ronquidos, ronquido | ronfler, ronflement | schnarchen | russare | ressonar, roncar
runny nose, sneeze, sneezing | mocos, estornudar, estornudo, congestión | nez qui coule, éternuer, rhume | schnupfen, niesen, laufende nase | naso che cola, starnutire, raffreddore | nariz a pingar, espirrar, nariz entupido
sinusitis, blocked nose | sinusitis, nariz tapada | sinusite, nez bouché | nebenhöhlenentzündung, verstopfte nase | sinusite, naso chiuso | sinusite, nariz entupido
asthma | asma | asthme | asthma | asma | asma
swelling, swollen | hinchazón, hinchado, inflamado | gonflement, gonflé, enflé | schwellung, geschwollen, angeschwollen | gonfiore, gonfio | inchaço, inchado
inflammation, inflamed | inflamación, inflamado | inflammation, enflammé | entzündung, entzündet | infiammazione, infiammato | inflamação, inflamado
bruise, bruising, bruises | moratón, hematoma, cardenal, moretón | hématome, ecchymose | bluterguss, blauer fleck, blaue flecken, prellung | livido, ematoma | nódoa negra, hematoma, roxo
bleeding, bleed | sangrar, sangrado, sangra, hemorragia | saigner, saignement, saigne | bluten, blutung, blutet | sanguinare, sanguinamento, emorragia | sangrar, sangramento, hemorragia
itch, itchy, itching | picor, picazón, pica | démangeaison, démange, démangeaisons | juckreiz, jucken, juckt | prurito, prude | comichão, coceira
rash, hives, redness | sarpullido, erupción, urticaria, rojez | éruption, urticaire, rougeur, boutons | ausschlag, hautausschlag, rötung, nesselsucht | eruzione cutanea, orticaria, rossore, sfogo | erupção, urticária, vermelhidão
blister, blisters | ampolla, ampollas | ampoule, cloque, ampoules | blase, blasen | vescica, vesciche | bolha, bolhas
wart, warts, verruca, verrucas | verruga, verrugas, papiloma | verrue, verrues | warze, warzen, dornwarze | verruca, verruche | verruga, verrugas
corn, callus, hard skin, corns | callo, callos, durezas, dureza | cor, durillon, corne, callosité | hühnerauge, hornhaut, schwielen | callo, calli, duroni | calo, calos, calosidade
ingrown toenail, ingrown, ingrowing | uña encarnada, enquistado, uñero | ongle incarné, incarné | eingewachsener nagel, eingewachsen, eingewachsene | unghia incarnita, incarnito | unha encravada, encravado
athlete's foot, fungal, fungus, nail fungus | hongos, hongo, pie de atleta | champignon, mycose, mycoses | fußpilz, nagelpilz, pilz, pilzinfektion | fungo, micosi, piede d'atleta | fungo, micose, pé de atleta
scar, scars, scarring | cicatriz, cicatrices | cicatrice, cicatrices | narbe, narben | cicatrice, cicatrici | cicatriz, cicatrizes
sunburn, sunburnt | quemadura solar, quemado por el sol | coup de soleil | sonnenbrand | scottatura, scottatura solare | queimadura solar, escaldão
burn injury, scald | quemadura, quemaduras | brûlure, brûlures | verbrennung, brandwunde, verbrüht | ustione, bruciatura | queimadura, queimaduras
insect bite, sting, stung | picadura, picaduras, aguijón | piqûre, piqûre d'insecte, piqué | insektenstich, stich, gestochen, mückenstich | puntura d'insetto, puntura | picada, picada de inseto
sprain, sprained, twisted ankle, strain | esguince, torcedura, distensión | entorse, foulure, élongation | verstauchung, verstaucht, zerrung, umgeknickt | distorsione, slogatura, storta, stiramento | entorse, torção, distensão
fracture, broken bone, fractured | fractura, hueso roto, fracturado | fracture, os cassé, fracturé | bruch, knochenbruch, fraktur, gebrochen | frattura, osso rotto | fratura, osso partido
dislocated, dislocation | dislocado, luxación, dislocación | luxé, luxation, déboîté | ausgerenkt, ausgekugelt, verrenkt | lussato, lussazione | deslocado, luxação
cramp, cramps | calambre, calambres | crampe, crampes | krampf, krämpfe, wadenkrampf | crampo, crampi | cãibra, cãibras
tension, tense, stiffness | tensión muscular, contractura, rigidez, tenso | tension, tendu, raideur, contracture | verspannung, verspannt, verspannungen, steifheit | tensione, contrattura, rigidità, teso | tensão, contratura, rigidez, tenso
injury, injuries, injured | lesión, lesiones, lesionado, herido | blessure, blessures, blessé | verletzung, verletzungen, verletzt | infortunio, lesione, ferito, infortunato | lesão, lesões, lesionado, ferido
concussion | conmoción cerebral | commotion cérébrale | gehirnerschütterung | commozione cerebrale | concussão
arthritis, osteoarthritis, rheumatism | artritis, artrosis, reuma | arthrite, arthrose, rhumatisme | arthritis, arthrose, rheuma, gelenkverschleiß | artrite, artrosi, reumatismi | artrite, artrose, reumatismo
osteoporosis | osteoporosis | ostéoporose | osteoporose | osteoporosi | osteoporose
gout | gota | goutte | gicht | gotta | gota
high blood pressure, blood pressure, hypertension | tensión alta, hipertensión, presión arterial, tensión arterial | hypertension, tension artérielle | bluthochdruck, blutdruck | ipertensione, pressione alta, pressione sanguigna | tensão alta, pressão alta, hipertensão, tensão arterial
cholesterol | colesterol | cholestérol | cholesterin | colesterolo | colesterol
heart attack, heart condition, cardiac | infarto, ataque al corazón, cardíaco, problema cardíaco | crise cardiaque, infarctus, cardiaque | herzinfarkt, herzerkrankung, herzkrank, herzproblem | infarto, cardiaco, attacco cardiaco | ataque cardíaco, enfarte, infarto, cardíaco
pacemaker | marcapasos | pacemaker, stimulateur cardiaque | herzschrittmacher | pacemaker | pacemaker, marca-passo
stroke | ictus, derrame cerebral, embolia | avc, accident vasculaire cérébral | schlaganfall | ictus | avc, derrame
cancer, tumour | cáncer, tumor | cancer, tumeur | krebs, tumor | cancro, tumore | cancro, câncer, tumor
epilepsy, epileptic, seizure, seizures | epilepsia, epiléptico, convulsión | épilepsie, épileptique, convulsion | epilepsie, epileptisch, krampfanfall | epilessia, epilettico, convulsioni | epilepsia, epilético, convulsão
dementia, alzheimer's | demencia, alzheimer | démence, alzheimer | demenz, alzheimer | demenza, alzheimer | demência, alzheimer
anaemia, iron deficiency | anemia, falta de hierro | anémie, carence en fer | blutarmut, eisenmangel, anämie | anemia, carenza di ferro | anemia, falta de ferro
head lice, lice, nits | piojos, liendres, piojo | poux, lentes | läuse, kopfläuse, nissen | pidocchi, lendini | piolhos, lêndeas
covid, coronavirus, covid test | covid, coronavirus, prueba covid | covid, coronavirus, test covid | corona, covid, coronatest | covid, coronavirus, tampone | covid, coronavírus, teste covid
contagious, catching | contagioso, contagiar, se contagia | contagieux, contagion | ansteckend, ansteckung, anstecken | contagioso, contagio | contagioso, contágio
bladder infection, cystitis, incontinence | cistitis, infección de orina, incontinencia | cystite, infection urinaire, incontinence | blasenentzündung, inkontinenz | cistite, infezione urinaria, incontinenza | cistite, infeção urinária, incontinência
menstruation, menstrual, period pain | menstruación, regla, menstrual | menstruation, règles douloureuses | menstruation, regelschmerzen, periode, regelblutung | mestruazioni, ciclo mestruale, dolori mestruali | menstruação, período menstrual, cólicas menstruais
breastfeeding, breastfeed, nursing mothers | dar el pecho, lactancia, amamantar | allaiter, allaitement | stillen, stillzeit | allattare, allattamento | amamentar, amamentação
giving birth, childbirth | parto, dar a luz | accouchement, accoucher | entbindung, geburt, niederkunft | parto, partorire | parto, dar à luz
contraception, contraceptive, the pill, coil | anticonceptivo, anticoncepción, píldora, diu | contraception, contraceptif, pilule, stérilet | verhütung, verhütungsmittel, antibabypille, spirale | contraccezione, contraccettivo, pillola, spirale | contraceção, anticoncecional, pílula, diu
blind, visually impaired, partially sighted | ciego, discapacidad visual, invidente | aveugle, malvoyant, non-voyant | blind, sehbehindert | cieco, ipovedente, non vedente | cego, deficiente visual
deaf, hard of hearing, hearing loss | sordo, sordera, pérdida de audición, hipoacusia | sourd, malentendant, surdité, perte auditive | taub, gehörlos, schwerhörig, hörverlust, schwerhörigkeit | sordo, ipoacusia, perdita dell'udito | surdo, surdez, perda auditiva
reduced mobility, mobility, limited mobility | movilidad reducida, movilidad | mobilité réduite, mobilité | eingeschränkte mobilität, gehbehindert, beweglichkeit | mobilità ridotta, mobilità | mobilidade reduzida, mobilidade
guide dog, assistance dog | perro guía, perro de asistencia | chien guide, chien d'assistance | blindenhund, assistenzhund | cane guida, cane da assistenza | cão-guia, cão de assistência
autism, autistic | autismo, autista | autisme, autiste | autismus, autistisch | autismo, autistico | autismo, autista
adhd, hyperactive | tdah, hiperactivo, déficit de atención | tdah, hyperactif, trouble de l'attention | adhs, hyperaktiv | adhd, iperattivo | phda, tdah, hiperativo
dyslexia, dyslexic | dislexia, disléxico | dyslexie, dyslexique | legasthenie, lese-rechtschreib-schwäche | dislessia, dislessico | dislexia, disléxico
special needs, additional needs, sen | necesidades especiales, necesidades educativas especiales | besoins particuliers, besoins spécifiques, handicap | förderbedarf, besondere bedürfnisse, beeinträchtigung | bisogni speciali, bes | necessidades especiais
addiction, alcoholism | adicción, alcoholismo, adicto | addiction, dépendance, alcoolisme | sucht, abhängigkeit, alkoholismus, süchtig | dipendenza, alcolismo | vício, dependência, alcoolismo
quit smoking, stop smoking | dejar de fumar | arrêter de fumer, arrêt du tabac | mit dem rauchen aufhören, raucherentwöhnung, nichtraucher werden | smettere di fumare | deixar de fumar, parar de fumar
lose weight, weight loss, slimming | adelgazar, perder peso, bajar de peso | perdre du poids, maigrir, perte de poids, mincir | abnehmen, gewichtsverlust, gewichtsabnahme | dimagrire, perdere peso, dimagrimento | perder peso, emagrecer, emagrecimento
diet, nutrition, nutritionist, dietitian | dieta, nutrición, nutricionista, alimentación | régime, nutrition, nutritionniste, diététicien | diät, ernährung, ernährungsberatung, ernährungsberater | dieta, nutrizione, nutrizionista, dietista | dieta, nutrição, nutricionista, alimentação
vitamin, vitamins, supplements, food supplement | vitamina, vitaminas, suplementos, complemento alimenticio | vitamine, vitamines, compléments, complément alimentaire | vitamin, vitamine, nahrungsergänzung, nahrungsergänzungsmittel | vitamina, vitamine, integratori | vitamina, vitaminas, suplementos
protein, proteins | proteína, proteínas | protéine, protéines | eiweiß, protein, proteine | proteina, proteine | proteína, proteínas
calorie, calories | caloría, calorías | calorie, calories | kalorie, kalorien | caloria, calorie | caloria, calorias
intolerance, intolerant | intolerancia, intolerante | intolérance, intolérant | unverträglichkeit, intoleranz | intolleranza, intollerante | intolerância, intolerante
symptom, symptoms | síntoma, síntomas | symptôme, symptômes | symptom, symptome, beschwerden, anzeichen | sintomo, sintomi | sintoma, sintomas
chronic | crónico | chronique | chronisch | cronico | crónico, crônico
acute, severe, serious | agudo, grave, fuerte | aigu, grave, sévère | akut, schwerwiegend, stark, ernst | acuto, grave | agudo, grave
side effect, side effects | efecto secundario, efectos secundarios | effet secondaire, effets secondaires | nebenwirkung, nebenwirkungen | effetto collaterale, effetti collaterali | efeito secundário, efeitos colaterais
sensitive, sensitivity | sensible, sensibilidad | sensible, sensibilité | empfindlich, empfindlichkeit, sensibel | sensibile, sensibilità | sensível, sensibilidade
numb, numbness, tingling | entumecido, hormigueo, adormecido | engourdi, fourmillements, engourdissement | taubheitsgefühl, kribbeln, eingeschlafen | intorpidito, formicolio | dormente, formigueiro, dormência
sweat, sweating, perspiration | sudar, sudor, sudoración | transpirer, sueur, transpiration | schwitzen, schweiß | sudare, sudore, sudorazione | suar, suor, transpiração
posture | postura | posture | haltung, körperhaltung | postura | postura
circulation, lymphatic | circulación, linfático | circulation, lymphatique | durchblutung, kreislauf, lymph | circolazione, linfatico | circulação, linfático
immune system, immunity | sistema inmunitario, defensas, inmunidad | système immunitaire, immunité | immunsystem, abwehrkräfte, immunität | sistema immunitario, immunità | sistema imunitário, imunidade
well-being, wellness, wellbeing | bienestar | bien-être | wohlbefinden, wellness | benessere | bem-estar
=chickenpox, measles, constipation, haemorrhoids | varicela, sarampión, estreñimiento, hemorroides | varicelle, rougeole, constipation, hémorroïdes | windpocken, masern, verstopfung, hämorrhoiden | varicella, morbillo, stitichezza, emorroidi | varicela, sarampo, prisão de ventre, hemorroidas
=crutches, walking stick, rollator, inhaler, chemotherapy | muletas, bastón, andador, inhalador, quimioterapia | béquilles, canne, déambulateur, inhalateur, chimiothérapie | krücken, gehstock, rollator, inhalator, chemotherapie | stampelle, bastone, deambulatore, inalatore, chemioterapia | muletas, bengala, andarilho, inalador, quimioterapia
=midwife, miscarriage, menopause, hot flushes, hangover, drunk | comadrona, aborto espontáneo, menopausia, sofocos, resaca, borracho | sage-femme, fausse couche, ménopause, bouffées de chaleur, gueule de bois, ivre | hebamme, fehlgeburt, wechseljahre, hitzewallungen, kater, betrunken | ostetrica, aborto spontaneo, menopausa, vampate, postumi, ubriaco | parteira, aborto espontâneo, menopausa, afrontamentos, ressaca, bêbado
antenatal, prenatal | prenatal, preparto, preparación al parto | prénatal, préparation à l'accouchement | geburtsvorbereitung, schwangerschaftskurs, pränatal | preparto, prenatale | pré-natal, preparação para o parto
postnatal, postpartum, after birth | posparto, postparto, después del parto | postnatal, post-partum, après l'accouchement | rückbildung, nach der geburt, wochenbett | post parto, dopo il parto | pós-parto, depois do parto
fertility, infertility, ivf | fertilidad, infertilidad, fecundación in vitro | fertilité, infertilité, fiv | fruchtbarkeit, kinderwunsch, unfruchtbarkeit, künstliche befruchtung | fertilità, infertilità, fecondazione assistita | fertilidade, infertilidade, fertilização in vitro
=eczema, psoriasis, rosacea, shingles, herpes, cellulitis | eccema, psoriasis, rosácea, herpes zóster, herpes, celulitis infecciosa | eczéma, psoriasis, rosacée, zona, herpès, cellulite infectieuse | ekzem, schuppenflechte, rosazea, gürtelrose, herpes, zellulitis | eczema, psoriasi, rosacea, fuoco di sant'antonio, herpes, cellulite infettiva | eczema, psoríase, rosácea, zona, herpes, celulite infecciosa
=stepfather, stepmother, godfather, godmother, grandson | padrastro, madrastra, padrino, madrina, nieto varón | beau-père, belle-mère, parrain, marraine, petit-fils | stiefvater, stiefmutter, patenonkel, patentante, enkelsohn | patrigno, matrigna, padrino, madrina, nipotino | padrasto, madrasta, padrinho, madrinha, neto
multiple sclerosis, ms | esclerosis múltiple | sclérose en plaques | multiple sklerose, ms | sclerosi multipla | esclerose múltipla
parkinson's, parkinson | parkinson | parkinson | parkinson | parkinson | parkinson
happy, happiness, glad | feliz, felicidad, contento | heureux, bonheur, content | glücklich, glück, froh, zufrieden | felice, felicità, contento | feliz, felicidade, contente
sad, sadness, unhappy | triste, tristeza | triste, tristesse, malheureux | traurig, traurigkeit, unglücklich | triste, tristezza | triste, tristeza
angry, anger | enfadado, enojado, ira, rabia | fâché, colère, en colère | wütend, wut, verärgert, ärger | arrabbiato, rabbia | zangado, raiva, irritado
afraid, fear, scared, frightened, phobia | miedo, asustado, temor, fobia | peur, effrayé, phobie, crainte | angst, ängstlich, furcht, phobie | paura, spaventato, fobia, timore | medo, assustado, fobia
nervous, nervousness | nervioso, nervios | nerveux, stressé, nervosité | nervös, aufgeregt, nervosität, aufregung | nervoso, agitato | nervoso, ansioso
anxious, anxiety, panic attack, panic | ansiedad, ansioso, ataque de pánico, pánico | anxiété, anxieux, angoisse, crise de panique, panique | angststörung, panik, panikattacke, ängste | ansia, ansioso, attacco di panico, panico | ansiedade, ataque de pânico, pânico
stress, stressed, stressful | estrés, estresado, estresante | stress, stressé, stressant | stress, gestresst, stressig | stress, stressato, stressante | stress, stressado, estresse
burnout, burn-out | agotamiento laboral, burnout, quemado | burn-out, épuisement professionnel | burnout, ausgebrannt | burnout, esaurimento | burnout, esgotamento
depression, depressed | depresión, deprimido | dépression, déprimé, dépressif | depression, depressionen, deprimiert, depressiv | depressione, depresso | depressão, deprimido
lonely, loneliness | soledad, solitario | solitude | einsam, einsamkeit | solitudine, solitario | solidão, solitário
worried, worry, concern, concerns | preocupado, preocupación, preocupar | inquiet, inquiétude, souci | besorgt, sorge, sorgen | preoccupato, preoccupazione | preocupado, preocupação
shy, timid | tímido, vergonzoso | timide | schüchtern, scheu | timido | tímido, envergonhado
embarrassed, embarrassing, ashamed | vergüenza, avergonzado, me da vergüenza | gêné, honte, embarrassé | peinlich, schämen, scham | imbarazzato, vergogna, imbarazzante | vergonha, envergonhado
bored, boring, boredom | aburrido, aburrimiento | ennuyeux, ennui, s'ennuyer | langweilig, langeweile, gelangweilt | annoiato, noioso, noia | aborrecido, entediado, chato
excited, exciting, thrilling | emocionado, emocionante, ilusión | excité, excitant, passionnant | aufregend, spannend, begeistert | emozionato, emozionante, entusiasta | entusiasmado, emocionante
disappointed, disappointment, unsatisfied, dissatisfied | decepcionado, insatisfecho, descontento | déçu, insatisfait, mécontent | enttäuscht, unzufrieden, enttäuschung | deluso, insoddisfatto, scontento | desiludido, insatisfeito, dececionado
satisfied, satisfaction | satisfecho, satisfacción | satisfait, satisfaction | zufrieden, zufriedenheit | soddisfatto, soddisfazione | satisfeito, satisfação
grief, bereavement, mourning | duelo, luto | deuil, chagrin | trauer, trauerfall | lutto, dolore per la perdita | luto
trauma, traumatic | trauma, traumático | traumatisme, trauma, traumatique | trauma, traumatisch, traumatisiert | trauma, traumatico | trauma, traumático
jealous, jealousy | celoso, celos | jaloux, jalousie | eifersüchtig, eifersucht | geloso, gelosia | ciumento, ciúmes
proud | orgulloso | fier, fière | stolz | orgoglioso | orgulhoso
curious | curioso | curieux | neugierig | curioso | curioso
interested, interest, interests | interesado, interés, me interesa | intéressé, intérêt, m'intéresse | interessiert, interesse | interessato, interesse, mi interessa | interessado, interesse
patience | paciencia, tener paciencia | patience | geduld, geduldig | pazienza | paciência
lazy | perezoso, vago | paresseux | faul | pigro | preguiçoso
friendly, kind, nice | amable, simpático, agradable | gentil, aimable, sympa, sympathique | freundlich, nett | gentile, simpatico, amichevole | simpático, amável, gentil
=polite, rude | educado, maleducado | poli, impoli | höflich, unhöflich | educato, maleducato | educado, mal-educado
honest, honesty | honesto, sincero, honrado | honnête, sincère | ehrlich, aufrichtig | onesto, sincero | honesto, sincero
aggressive, aggression | agresivo, agresividad | agressif, agressivité | aggressiv, aggression | aggressivo, aggressività | agressivo, agressividade
self-confidence, confidence, self-esteem, confident | autoestima, confianza en uno mismo, seguridad en sí mismo | confiance en soi, estime de soi | selbstvertrauen, selbstbewusstsein, selbstwertgefühl | autostima, fiducia in se stessi | autoestima, autoconfiança
concentration, concentrate, focus | concentración, concentrarse | concentration, se concentrer | konzentration, konzentrieren | concentrazione, concentrarsi | concentração, concentrar
motivation, motivated | motivación, motivado | motivation, motivé | motivation, motiviert | motivazione, motivato | motivação, motivado
behaviour, behavioural | comportamiento, conducta | comportement | verhalten, benehmen | comportamento | comportamento
`
