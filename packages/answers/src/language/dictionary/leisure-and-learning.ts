export const leisureAndLearning = `
class, classes, lesson, lessons | clase, clases, lección | cours, leçon, leçons, classe | stunde, stunden, unterricht, kurs, unterrichtsstunde | lezione, lezioni, corso, classe | aula, aulas, lição
course, courses | curso, cursos, cursillo | cours, formation, stage | kurs, kurse, lehrgang | corso, corsi | curso, cursos
intensive course, crash course | curso intensivo, cursillo intensivo | cours intensif, stage intensif | intensivkurs, intensivkurse | corso intensivo | curso intensivo
workshop, workshops | taller, talleres | atelier, ateliers | workshop, workshops | laboratorio, workshop | oficina, workshop
teacher, teachers, tutor, instructor, instructors | profesor, profesora, profesores, profe, monitor, monitora, instructor | professeur, prof, enseignant, moniteur, monitrice | lehrer, lehrerin, lehrkraft, dozent, kursleiter, trainer | insegnante, insegnanti, maestro, istruttore | professor, professora, instrutor
coach, trainer | entrenador, entrenadora | entraîneur, coach | trainer, trainerin, coach | allenatore, allenatrice | treinador
school, schools | escuela, escuelas, colegio, academia | école, écoles | schule, schulen | scuola, scuole | escola, escolas
nursery, kindergarten, daycare, day care | guardería, jardín de infancia, escuela infantil | crèche, maternelle, garderie | kindergarten, kita, krippe, kindertagesstätte, tagesbetreuung | asilo, nido, scuola materna | creche, jardim de infância
university | universidad | université | universität, uni, hochschule | università | universidade
exam, exams, test | examen, exámenes, prueba | examen, examens, épreuve | prüfung, prüfungen, examen, klausur | esame, esami | exame, exames, prova
certificate, diploma, badge | certificado, título, diploma, insignia | certificat, diplôme, attestation, brevet | zertifikat, zeugnis, diplom, abzeichen, urkunde, bescheinigung | certificato, diploma, attestato | certificado, diploma
level, levels, stage | nivel, niveles | niveau, niveaux | stufe, niveau, level, stufen | livello, livelli | nível, níveis
term, semester | trimestre, cuatrimestre, semestre, temporada | trimestre, semestre | semester, trimester, halbjahr, quartal | trimestre, semestre | trimestre, semestre
half-term, school holidays | vacaciones escolares | vacances scolaires | schulferien, ferien, herbstferien | vacanze scolastiche | férias escolares
homework | deberes, tarea | devoirs | hausaufgaben, hausaufgabenhilfe | compiti | trabalhos de casa, lição de casa
book, books, textbook | libro, libros | livre, livres, manuel | buch, bücher, lehrbuch | libro, libri | livro, livros
library | biblioteca | bibliothèque | bibliothek, bücherei | biblioteca | biblioteca
language, languages | idioma, idiomas, lengua, lenguas | langue, langues | sprache, sprachen | lingua, lingue | língua, idioma, idiomas
maths, mathematics | matemáticas, mates | maths, mathématiques | mathe, mathematik | matematica | matemática
music | música, musical | musique, musical | musik, musikalisch | musica | música
=guitar, violin, piano, drums | guitarra, violín, piano, batería | guitare, violon, piano, batterie | gitarre, geige, klavier, schlagzeug | chitarra, violino, pianoforte, batteria | guitarra, violino, piano, bateria
instrument, instruments | instrumento, instrumentos | instrument, instruments | instrument, instrumente | strumento, strumenti | instrumento
concert, concerts, gig | concierto, conciertos | concert, concerts | konzert, konzerte | concerto, concerti | concerto, show
show, performance | espectáculo, función, actuación | spectacle, représentation | vorstellung, aufführung, show | spettacolo | espetáculo
=cinema, film, theatre | cine, película, teatro | cinéma, film, théâtre | kino, film, theater | cinema, film, teatro | cinema, filme, teatro
museum, gallery | museo, museos, galería | musée, musées, galerie | museum, galerie, museen | museo, galleria | museu, galeria
exhibition, exhibitions | exposición, exposiciones, muestra | exposition, expositions | ausstellung, ausstellungen | mostra, esposizione | exposição
ticket, tickets, admission, entry | entrada, entradas, billete, tique, boleto | billet, billets, entrée, ticket | eintrittskarte, ticket, tickets, eintritt, karte, karten | biglietto, biglietti, ingresso | bilhete, ingresso, entrada
day ticket, day pass | entrada de día, pase de un día, bono de día | billet journée, pass journée | tageskarte, tagesticket | giornaliero, biglietto giornaliero | passe diário
season ticket, pass | abono, abonos, bono, pase | abonnement, pass, carte | abo, dauerkarte, jahreskarte, zehnerkarte | abbonamento, tessera | passe
audio guide, guided tour, tour, tours | audioguía, visita guiada, visitas guiadas, tour | audioguide, visite guidée, visites guidées, visite | audioguide, führung, führungen, rundgang, tour | audioguida, visita guidata, tour | audioguia, visita guiada
guide, guides | guía, guías | guide, guides | führer, guide, reiseführer | guida, guide | guia, guias
excursion, trip, outing | excursión, excursiones, viaje | excursion, sortie, voyage | ausflug, ausflüge, fahrt, reise | gita, escursione, viaggio | excursão, passeio, viagem
school trip, school group | excursión escolar, grupo escolar | sortie scolaire, groupe scolaire | klassenfahrt, schulklasse, schulausflug | gita scolastica | visita de estudo
cloakroom, coat check | guardarropa, consigna | vestiaire, consigne | garderobe | guardaroba | bengaleiro, guarda-volumes
shop, gift shop, store | tienda, tiendas, comercio | boutique, magasin, magasins | Laden, Läden, geschäft, shop | negozio, negozi, bottega | loja, lojas
gym, fitness | gimnasio, fitness | salle de sport, gym, musculation | fitnessstudio, fitness, studio | palestra, fitness | ginásio, academia
sport, sports | deporte, deportes, deportivo | sport, sports | sport, sportarten | sport | desporto, esporte
ball, balls | pelota, pelotas, balón | ballon, balle, balles | ball, bälle | palla, palle, pallone | bola, bolas
=football, tennis, basketball | fútbol, tenis, baloncesto | football, tennis, basket | fußball, tennis, basketball | calcio, tennis, pallacanestro | futebol, ténis, basquete
racket | raqueta, raquetas, pala | raquette, raquettes | schläger, tennisschläger | racchetta | raquete
court, pitch, field | pista, pistas, cancha, campo | terrain, terrains, court | platz, plätze, spielfeld, feld | campo, campi | campo, quadra
climbing wall, boulder, bouldering | rocódromo, boulder, muro de escalada | mur d'escalade, bloc | kletterwand, boulderhalle, boulder | parete d'arrampicata, boulder | parede de escalada
climbing shoe, climbing shoes, shoes | pies de gato, pie de gato | chaussons d'escalade, chaussons | kletterschuh, kletterschuhe | scarpette, scarpette da arrampicata | pés de gato, sapatilhas de escalada
harness | arnés | baudrier, harnais | klettergurt, gurt | imbragatura, imbrago | arnês
belay, top-rope, auto belay | asegurar, autoasegurador | assurer, assurage | sichern, sicherung, toprope | assicurare, sicura | segurança
chalk | magnesio | magnésie | chalk, magnesia | magnesite | magnésio
helmet, helmets | casco, cascos | casque, casques | helm, helme | casco, caschi | capacete, capacetes
swimming cap, cap, hat | gorro, gorro de baño, gorro de natación, gorra | bonnet, bonnet de bain | badekappe, badehaube, schwimmkappe | cuffia | touca
goggles | gafas de natación, gafas de piscina, gafas de nadar, gafas | lunettes de natation, lunettes de piscine | schwimmbrille, taucherbrille | occhialini | óculos de natação
swimsuit, swimwear, trunks | bañador, bañadores, traje de baño, bikini | maillot de bain, maillot | badeanzug, badehose, badebekleidung, badesachen | costume da bagno, costume | fato de banho, maiô
armbands, float, floats | manguitos, flotador, flotadores | brassards, bouée | schwimmflügel, schwimmhilfe, schwimmring | braccioli, salvagente | braçadeiras, boia
swim nappy, nappy, nappies | pañal, pañales, pañal de agua | couche, couches, couche de bain | windel, windeln, schwimmwindel | pannolino, pannolini | fralda, fraldas
lane, lanes | calle, carril, calles | couloir, ligne | bahn, bahnen | corsia, corsie | pista, raia
lifeguard | socorrista | maître-nageur, sauveteur | bademeister, rettungsschwimmer | bagnino | nadador-salvador, salva-vidas
diving, dive, snorkel | buceo, bucear, submarinismo | plongée, plonger | tauchen, tauchkurs | immersione, immersioni | mergulho, mergulhar
surf, surfing, board | surf, tabla | surf, planche | surfen, surfbrett | surf, tavola | surf, prancha
boat, boats, canoe, kayak | barco, barca, canoa, kayak, piragua | bateau, barque, canoë, kayak | boot, boote, kanu, kajak | barca, barche, canoa, kayak | barco, canoa, caiaque
fishing | pesca, pescar | pêche, pêcher | angeln, fischen | pesca, pescare | pesca, pescar
ski, skis, skiing, snowboard | esquí, esquís, esquiar, snowboard | ski, skis, skier | ski, skier, skifahren, snowboard | sci, sciare | esqui, esquiar
skate, skates, skating | patín, patines, patinaje | patin, patins, patinage | schlittschuh, schlittschuhe, inliner | pattini, pattinaggio | patins, patinagem
bike, bikes, bicycle, bicycles, cycle | bici, bicis, bicicleta, bicicletas | vélo, vélos, bicyclette | fahrrad, fahrräder, rad, räder | bici, bicicletta, biciclette | bicicleta, bicicletas, bike
e-bike, electric bike | bici eléctrica, bicicleta eléctrica | vélo électrique | e-bike, elektrofahrrad, pedelec | bici elettrica | bicicleta elétrica
=yoga, pilates | yoga, pilates | yoga, pilates | yoga, pilates | yoga, pilates | ioga, pilates
=martial arts, karate, judo, boxing | artes marciales, kárate, judo, boxeo | arts martiaux, karaté, judo, boxe | kampfsport, karate, judo, boxen | arti marziali, karate, judo, pugilato | artes marciais, caratê, judô, boxe
dressing room, changing room, changing rooms | vestuario, vestuarios, probador | vestiaire, vestiaires, cabine | umkleide, umkleidekabine, umkleiden | spogliatoio, spogliatoi, camerino | balneário, vestiário
locker, lockers | taquilla, taquillas, casillero | casier, casiers | schließfach, schließfächer, spind, spinde | armadietto, armadietti | cacifo, armário
member, members, membership | socio, socia, socios, miembro, abonado, membresía | membre, membres, adhérent, adhésion | mitglied, mitglieder, mitgliedschaft | socio, soci, iscritto, tessera | sócio, membro, mensalidade
birthday, birthday party | cumpleaños, cumple, fiesta de cumpleaños | anniversaire, fête d'anniversaire | geburtstag, geburtstagsfeier, kindergeburtstag | compleanno, festa di compleanno | aniversário, festa de aniversário
=hen party, stag party | despedida de soltera, despedida de soltero | enterrement de vie de jeune fille, enterrement de vie de garçon | junggesellinnenabschied, junggesellenabschied | addio al nubilato, addio al celibato | despedida de solteira, despedida de solteiro
event, events | evento, eventos, acto | événement, événements | veranstaltung, veranstaltungen, event, events | evento, eventi | evento, eventos
venue, hall | sala, local, salón, espacio | salle, lieu | saal, halle, location, veranstaltungsort, räumlichkeiten | sala, location, locale | sala, salão, espaço
conference, meeting, meetings | conferencia, reunión, reuniones, congreso | conférence, réunion, réunions | konferenz, tagung, besprechung, tagungsraum | conferenza, riunione, riunioni | conferência, reunião
=projector, microphone | proyector, micrófono | projecteur, micro | beamer, mikrofon | proiettore, microfono | projetor, microfone
dj, band | dj, banda, grupo de música | dj, groupe | dj, band | dj, gruppo | dj, banda
photographer, photography | fotógrafo, fotógrafa, fotografía | photographe, photographie | fotograf, fotografin, fotografie | fotografo, fotografa | fotógrafo, fotografia
=video, drone | vídeo, dron | vidéo, drone | video, drohne | video, drone | vídeo, drone
=ceremony, reception | ceremonia, banquete | cérémonie, réception | zeremonie, empfang | cerimonia, ricevimento | cerimónia, banquete
capacity, seats, people | aforo, capacidad, plazas, personas | capacité, places, personnes | kapazität, plätze, personen, sitzplätze | capienza, posti, persone | lotação, capacidade, lugares, pessoas
camp, summer camp, holiday camp | campamento, campamentos, colonia, campus | colonie, camp, stage | feriencamp, camp, ferienlager | campo estivo, centro estivo | colónia de férias, acampamento
game, games, toy, toys | juego, juegos, juguete, juguetes | jeu, jeux, jouet, jouets | spiel, spiele, spielzeug | gioco, giochi, giocattolo | jogo, jogos, brinquedo
playground, play area | parque infantil, zona de juegos | aire de jeux | spielplatz, spielecke | parco giochi | parque infantil
zoo, theme park | zoo, zoológico, parque de atracciones | zoo, parc d'attractions | zoo, tierpark, freizeitpark | zoo, parco divertimenti | jardim zoológico, parque de diversões
audience, spectator, spectators, watch | público, espectadores, ver la clase | public, spectateurs | zuschauer, publikum, zuschauen | pubblico, spettatori | público, espectadores
cooking class, cookery | clase de cocina, curso de cocina | cours de cuisine | kochkurs | corso di cucina | aula de culinária
driving lesson, driving school | clase de conducir, autoescuela, clases prácticas | leçon de conduite, auto-école | fahrstunde, fahrstunden, fahrschule | lezione di guida, autoscuola, scuola guida | aula de condução, escola de condução, autoescola
driving licence | carné de conducir, permiso de conducir, carnet | permis, permis de conduire | führerschein | patente | carta de condução, carteira de motorista
=theory test, practical test | examen teórico, examen práctico | code, épreuve pratique | theorieprüfung, praktische prüfung | esame di teoria, esame pratico | exame de código, exame prático
=painting, drawing, pottery | pintura, dibujo, cerámica | peinture, dessin, poterie | malerei, zeichnen, töpfern | pittura, disegno, ceramica | pintura, desenho, cerâmica
ladies only, women only | solo para mujeres, solo mujeres | réservé aux femmes | nur für frauen, frauenschwimmen | solo donne | só para mulheres
session, sessions | sesión, sesiones | séance, séances | sitzung, sitzungen, einheit, einheiten | seduta, sedute, sessione, sessioni | sessão, sessões
wristband, wristbands | pulsera, pulseras | bracelet, bracelets | armband, armbänder | braccialetto, braccialetti | pulseira, pulseiras
knot, knots | nudo, nudos | nœud, nœuds | knoten | nodo, nodi | nó, nós
`
