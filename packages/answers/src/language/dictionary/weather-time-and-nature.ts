export const weatherTimeAndNature = `
rainy, drizzle, rainfall | lluvioso, llovizna | pluvieux, bruine | regnerisch, nieselregen, verregnet | piovoso, pioggerella | chuvoso, garoa, chuvisco
in the rain, wet weather, rain or shine | con lluvia, si llueve, mal tiempo | en cas de pluie, s'il pleut, mauvais temps, par tous les temps | bei regen, wenn es regnet, schlechtes wetter, bei jedem wetter, schlechtwetter | in caso di pioggia, se piove, maltempo, brutto tempo | em caso de chuva, se chover, mau tempo
downpour, heavy rain | chaparrón, aguacero | averse, forte pluie | schauer, starkregen, platzregen, wolkenbruch | acquazzone, forte pioggia | aguaceiro, chuva forte
thunderstorm, thunder, lightning | tormenta, trueno, rayo, relámpago, tormenta eléctrica | orage, tonnerre, éclair, foudre | gewitter, donner, blitz, unwetter | temporale, tuono, fulmine, lampo | trovoada, tempestade, raio, relâmpago
=hail, fog, frost, flood, earthquake | granizo, niebla, helada, inundación, terremoto | grêle, brouillard, givre, inondation, séisme | hagel, nebel, frost, überschwemmung, erdbeben | grandine, nebbia, gelo, alluvione, terremoto | granizo, nevoeiro, geada, inundação, terramoto
cloud, cloudy, clouds, overcast | nube, nublado, nubes | nuage, nuageux, nuages | wolke, wolken, bewölkt | nuvola, nuvoloso, nuvole | nuvem, nublado, nuvens
windy, breeze, gust | ventoso, viento fuerte, brisa | venteux, vent fort, brise, rafale | windig, brise, böe, böen | ventoso, vento forte, brezza | ventoso, vento forte, brisa
snowy, snowing, snowfall | nevar, nieva, nevada | neiger, neige, enneigé | schneien, schneit, schneefall, verschneit | nevicare, nevica, nevicata | nevar, neva, nevão
freezing, icy, below zero | helado, congelado, bajo cero | glacial, verglas, verglacé | eisig, vereist, glatteis, gefroren, frostig | gelido, ghiacciato, sotto zero | gelado, congelado, abaixo de zero
heatwave, sweltering | ola de calor, bochorno | canicule, vague de chaleur | hitzewelle, hitze, schwül | ondata di caldo, afa | onda de calor
forecast, weather forecast | previsión, pronóstico, previsión del tiempo | prévision, météo, prévisions | vorhersage, wettervorhersage, wetterbericht, prognose | previsione, previsioni del tempo, meteo | previsão, previsão do tempo, meteorologia
climate | clima | climat | klima | clima | clima
=spring, autumn | primavera, otoño | printemps, automne | frühling, herbst | primavera, autunno | primavera, outono
peak season, high season | temporada alta | haute saison | hochsaison, hauptsaison | alta stagione | época alta, alta temporada
low season, off-season, off-peak | temporada baja, fuera de temporada | basse saison, hors saison | nebensaison, nachsaison, außerhalb der saison | bassa stagione, fuori stagione | época baixa, baixa temporada
peak times, peak hours, busiest | horas punta, hora pico, horas pico | heures de pointe, heure d'affluence | stoßzeiten, hauptzeiten, spitzenzeiten | ore di punta, orari di punta | horas de ponta, horário de pico
winter season, wintertime | temporada de invierno, invernal | saison d'hiver, hivernal | wintersaison, winterzeit, winterlich | stagione invernale, invernale | época de inverno, invernal
=january, february, march, april | enero, febrero, marzo, abril | janvier, février, mars, avril | januar, februar, märz, april | gennaio, febbraio, marzo, aprile | janeiro, fevereiro, março, abril
=june, july, august, september | junio, julio, agosto, septiembre | juin, juillet, août, septembre | juni, juli, august, september | giugno, luglio, agosto, settembre | junho, julho, agosto, setembro
=october, november, december | octubre, noviembre, diciembre | octobre, novembre, décembre | oktober, november, dezember | ottobre, novembre, dicembre | outubro, novembro, dezembro
sunset, sundown, dusk, twilight | puesta de sol, atardecer, anochecer, ocaso, crepúsculo | coucher du soleil, coucher de soleil, crépuscule, tombée de la nuit | sonnenuntergang, abenddämmerung, dämmerung | tramonto, crepuscolo | pôr do sol, entardecer, anoitecer, crepúsculo
sunrise, dawn, daybreak | amanecer, salida del sol, alba | lever du soleil, lever de soleil, aube | sonnenaufgang, morgendämmerung, morgengrauen | alba, sorgere del sole | nascer do sol, amanhecer, madrugada
late at night, late night | madrugada | tard le soir, nocturne | spätabends, nachts | notte fonda, tarda notte | noite dentro
daytime, during the day | durante el día, de día, diurno | en journée, pendant la journée | tagsüber, untertags, am tag | durante il giorno, di giorno, diurno | durante o dia, de dia, diurno
nightlife, night-time, at night | vida nocturna, por la noche, de noche, nocturno | vie nocturne, la nuit, nocturne | nachtleben, nachts, in der nacht | vita notturna, di notte, notturno | vida noturna, à noite, noturno
early morning, first thing | por la mañana temprano, a primera hora | tôt le matin, première heure | frühmorgens, früh am morgen, am frühen morgen | di prima mattina, mattina presto | de manhã cedo, primeira hora
lunchtime, lunch break | hora de comer, mediodía, descanso del mediodía | heure du déjeuner, pause déjeuner, pause de midi | mittagspause, mittagszeit, mittags | pausa pranzo, ora di pranzo | hora do almoço, pausa de almoço
after work, after hours | después del trabajo, al salir del trabajo | après le travail, après le boulot | nach der arbeit, feierabend, nach feierabend | dopo il lavoro | depois do trabalho, após o trabalho
after school, after-school | después del colegio, extraescolar, después de clase | après l'école, périscolaire | nach der schule, nachmittagsbetreuung | doposcuola, dopo la scuola | depois da escola, após as aulas
weekday, weekdays, during the week | entre semana, días laborables, día laborable | en semaine, jours ouvrables, jour ouvré | werktag, werktags, unter der woche, wochentags | giorno feriale, giorni feriali, durante la settimana | dia útil, dias úteis, durante a semana
=today, tomorrow, yesterday, tonight | hoy, mañana, ayer, esta noche | aujourd'hui, demain, hier, ce soir | heute, morgen, gestern, heute abend | oggi, domani, ieri, stasera | hoje, amanhã, ontem, hoje à noite
day after tomorrow, next week | pasado mañana, la semana que viene, próxima semana | après-demain, la semaine prochaine | übermorgen, nächste woche | dopodomani, la settimana prossima | depois de amanhã, próxima semana
date, dates | fecha, fechas | date, dates | datum | data, date | data, datas
calendar, timetable, schedule | calendario, horario, programación | calendrier, emploi du temps, planning | kalender, stundenplan, zeitplan, fahrplan | calendario, orario, programma | calendário, horário, cronograma
duration, lasting | duración, dura | durée | dauer | durata | duração
second, seconds | segundo, segundos | seconde, secondes | sekunde, sekunden | secondo, secondi | segundo, segundos
half an hour, half hour, 30 minutes | media hora | demi-heure, une demi-heure | halbe stunde, halbstündig | mezz'ora, mezzora | meia hora
hour and a half, 90 minutes | hora y media | une heure et demie | anderthalb stunden, eineinhalb stunden | un'ora e mezza | hora e meia
moment | momento, rato, instante | moment, instant | moment, augenblick, zeitpunkt | momento, attimo | momento, instante
time slot, slot, slots | franja horaria, turno, hueco | créneau, créneau horaire, plage horaire | zeitfenster, slot, uhrzeit | fascia oraria, turno | faixa horária, turno
deadline, cut-off, closing date | plazo, fecha límite | délai, date limite, date butoir | frist, stichtag, anmeldeschluss, einsendeschluss, bestellschluss | scadenza, termine, data limite | prazo, data limite
anniversary, jubilee | aniversario | anniversaire de mariage | jubiläum, jahrestag, hochzeitstag | anniversario | aniversário de casamento
century, decade | siglo, década | siècle, décennie | jahrhundert, jahrzehnt | secolo, decennio | século, década
history, historic, historical | historia, histórico | histoire, historique | geschichte, historisch | storia, storico | história, histórico
future | futuro | futur, avenir | zukunft, zukünftig, künftig | futuro | futuro
=valentine's day, mother's day, father's day | san valentín, día de la madre, día del padre | saint-valentin, fête des mères, fête des pères | valentinstag, muttertag, vatertag | san valentino, festa della mamma, festa del papà | dia dos namorados, dia da mãe, dia do pai
new year's eve, new year's day | nochevieja, año nuevo, fin de año | réveillon, nouvel an, saint-sylvestre, jour de l'an | silvester, neujahr | capodanno, san silvestro | passagem de ano, réveillon, ano novo
christmas eve | nochebuena | veille de noël | heiligabend, heiliger abend | vigilia di natale | véspera de natal
christmas day | | | weihnachtstag, erster weihnachtstag, ersten weihnachtstag, weihnachtsfeiertag | |
boxing day | san esteban | saint-étienne | zweiter weihnachtstag, zweiten weihnachtstag, stephanstag | santo stefano | dia de santo estêvão
easter monday | lunes de pascua | lundi de pâques | ostermontag | lunedì di pasqua, pasquetta, lunedì dell'angelo | segunda-feira de páscoa
easter sunday | domingo de pascua, domingo de resurrección | dimanche de pâques | ostersonntag | domenica di pasqua | domingo de páscoa
whit monday, pentecost | lunes de pentecostés, pentecostés | lundi de pentecôte, pentecôte | pfingstmontag, pfingsten, pfingstsonntag | lunedì di pentecoste, pentecoste | segunda-feira de pentecostes, pentecostes
carnival, halloween | carnaval, halloween | carnaval, halloween | fasching, karneval, halloween | carnevale, halloween | carnaval, halloween
good friday, holy week | viernes santo, semana santa | vendredi saint, semaine sainte | karfreitag, karwoche | venerdì santo, settimana santa | sexta-feira santa, semana santa
summer holidays, summer break | vacaciones de verano, verano | vacances d'été, grandes vacances | sommerferien, sommerpause | vacanze estive | férias de verão
easter holidays, spring break | vacaciones de semana santa, vacaciones de pascua | vacances de pâques, vacances de printemps | osterferien | vacanze di pasqua | férias da páscoa
christmas holidays, festive period | vacaciones de navidad, navidades, fiestas | vacances de noël, fêtes de fin d'année | weihnachtsferien, feiertage, weihnachtszeit | vacanze di natale, feste natalizie | férias de natal, festas
school year, academic year | curso escolar, año escolar, año académico | année scolaire, année universitaire, rentrée | schuljahr, studienjahr | anno scolastico, anno accademico | ano letivo, ano escolar
nature | naturaleza | nature | natur | natura | natureza
countryside, rural | campo, rural | campagne, rural | ländlich, auf dem land, landschaft | campagna, rurale | campo, rural
landscape, scenery, scenic | paisaje, paisajes | paysage, paysages | landschaft, landschaftlich | paesaggio, panorama | paisagem, paisagens
coast, coastal, seaside, shore | costa, litoral, orilla | côte, littoral, bord de mer, rivage | küste, ufer, am meer, meeresküste | litorale, riva, lungomare | costa, litoral, beira-mar
=valley, cave, cliff, waterfall, volcano, desert, jungle | valle, cueva, acantilado, cascada, volcán, desierto, selva | vallée, grotte, falaise, cascade, volcan, désert, jungle | tal, höhle, klippe, wasserfall, vulkan, wüste, dschungel | valle, grotta, scogliera, cascata, vulcano, deserto, giungla | vale, gruta, falésia, cascata, vulcão, deserto, selva
=field, meadow, pond, stream, canal, glacier | campo, prado, estanque, arroyo, canal, glaciar | champ, prairie, étang, ruisseau, canal, glacier | feld, wiese, teich, bach, kanal, gletscher | campo, prato, stagno, ruscello, canale, ghiacciaio | campo, prado, lagoa, riacho, canal, glaciar
summit, peak, mountain top | cima, cumbre, pico | sommet, cime, pic | gipfel, spitze, bergspitze | cima, vetta | cume, pico, topo
slope, hillside | ladera, pendiente | pente, versant | hang, steigung, gefälle, abhang | pendio, pendenza, salita | encosta, inclinação, ladeira
wave, waves, tide, tides | ola, olas, marea | vague, vagues, marée | welle, wellen, gezeiten, flut, ebbe | onda, onde, marea | onda, ondas, maré
=ocean, sky, moon, planet | océano, cielo, luna, planeta | océan, ciel, lune, planète | ozean, himmel, mond, planet | oceano, cielo, luna, pianeta | oceano, céu, lua, planeta
sunshine, sunlight, daylight | luz del sol, luz natural, sol | lumière du jour, soleil, lumière naturelle | sonnenschein, tageslicht, sonnenlicht | luce del sole, luce naturale | luz do sol, luz natural
shade, shady, shadow | sombra, sombreado | ombre, ombragé | schatten, schattig | ombra, ombreggiato | sombra, sombreado
rainbow | arcoíris, arco iris | arc-en-ciel | regenbogen | arcobaleno | arco-íris
rock, stones, pebble | roca, rocas, guijarro, piedra | rocher, roche, caillou, pierre | fels, felsen, kiesel, stein | roccia, sasso, scoglio | rocha, pedra, seixo
mud, muddy | barro, embarrado, lodo | boue, boueux | schlamm, matsch, matschig, schlammig | fango, fangoso | lama, enlameado
puddle | charco | flaque | pfütze | pozzanghera | poça
houseplant, houseplants, potted plant | planta de interior | plante d'intérieur | zimmerpflanze, topfpflanze | pianta da appartamento | planta de interior
branch, twig | rama, ramita | branche, rameau | ast, äste, zweig | ramo, rametto | ramo, galho
trunk, tree trunk, log | tronco | tronc | stamm, baumstamm | tronco | tronco
weed, weeds, weeding | mala hierba, malas hierbas, desbrozar, maleza | mauvaise herbe, mauvaises herbes, désherber, désherbage | unkraut, jäten | erbaccia, erbacce, diserbo | erva daninha, ervas daninhas
herb, herbs, herbal | hierba, hierbas, aromática | herbe, herbes aromatiques, herbes | kraut, kräuter | erba aromatica, erbe | erva, ervas aromáticas
bloom, blossom, flowering | florecer, florece, floración | fleurir, floraison | blühen, blüte, blüht | fiorire, fioritura | florescer, floração
harvest, picking | cosecha, cosechar, recolectar | récolte, récolter, cueillette | ernte, ernten, pflücken | raccolto, raccogliere | colheita, colher
farm, farmer, farmers | granja, granjero, agricultor, finca | fermes, fermier, agriculteur | bauernhof, bauer, landwirt, hof | fattoria, contadino, agricoltore | quinta, fazenda, agricultor
vineyard, winery | viñedo, bodega, viña | vignoble, vigne, domaine viticole | weinberg, weingut, winzer | vigneto, cantina, vigna | vinha, adega, vinícola
orchard | huerto, frutales | verger | obstgarten | frutteto | pomar
greenhouse | invernadero | serre | gewächshaus, treibhaus | serra | estufa
=palm, cactus, orchid, tulip, sunflower, lavender | palmera, cactus, orquídea, tulipán, girasol, lavanda | palmier, cactus, orchidée, tulipe, tournesol, lavande | palme, kaktus, orchidee, tulpe, sonnenblume, lavendel | palma, cactus, orchidea, tulipano, girasole, lavanda | palmeira, cato, orquídea, tulipa, girassol, alfazema
=lily, daisy, ivy, fir, olive tree | lirio, margarita, hiedra, abeto, olivo | lys, marguerite, lierre, sapin, olivier | lilie, gänseblümchen, efeu, tanne, olivenbaum | giglio, margherita, edera, abete, ulivo | lírio, margarida, hera, abeto, oliveira
christmas tree | árbol de navidad | sapin de noël, arbre de noël | weihnachtsbaum, christbaum, tannenbaum | albero di natale | árvore de natal
wildlife, wild animals, wild | fauna, salvaje, animales salvajes | faune, sauvage, animaux sauvages | wildtiere, wild, tierwelt | fauna selvatica, selvatico, animali selvatici | vida selvagem, selvagem
=fox, wolf, deer, squirrel, hedgehog, bat | zorro, lobo, ciervo, ardilla, erizo, murciélago | renard, loup, cerf, écureuil, hérisson, chauve-souris | fuchs, wolf, hirsch, eichhörnchen, igel, fledermaus | volpe, lupo, cervo, scoiattolo, riccio, pipistrello | raposa, lobo, veado, esquilo, ouriço, morcego
=donkey, pig, hen, goose, pigeon, owl | burro, cerdo, gallina, ganso, paloma, búho | âne, cochon, poule, oie, pigeon, hibou | esel, schwein, huhn, gans, taube, eule | asino, maiale, gallina, oca, piccione, gufo | burro, porco, galinha, ganso, pombo, coruja
=tiger, giraffe, penguin, dolphin, whale, shark, crocodile | tigre, jirafa, pingüino, delfín, ballena, tiburón, cocodrilo | tigre, girafe, pingouin, dauphin, baleine, requin, crocodile | tiger, giraffe, pinguin, delfin, wal, hai, krokodil | tigre, giraffa, pinguino, delfino, balena, squalo, coccodrillo | tigre, girafa, pinguim, golfinho, baleia, tubarão, crocodilo
=ant, spider, butterfly, moth, bedbug, termite, fly | hormiga, araña, mariposa, polilla, chinche, termita, mosca | fourmi, araignée, papillon, mite, punaise, termite, mouche | ameise, spinne, schmetterling, motte, bettwanze, termite, fliege | formica, ragno, farfalla, tarma, cimice, termite, mosca | formiga, aranha, borboleta, traça, percevejo, térmita, mosca
feather, wing, wings | pluma, ala, alas | plume, aile, ailes | feder, flügel | piuma, ala, ali | pena, asa, asas
tail | cola, rabo | queue | schwanz, schweif | coda | cauda, rabo
paw, paws | pata, patas | patte, pattes | pfote, pfoten | zampa, zampe | pata, patas
cage | jaula | cage | käfig | gabbia | gaiola, jaula
chick, chicks | pollito, pollitos | poussin, poussins | küken | pulcino | pintainho, pintinho
`
