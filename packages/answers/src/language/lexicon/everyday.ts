// One concept a line: name: en | es | fr | de | it | pt
export const everyday = `
season: season, seasons | temporada, temporadas | saison, saisons | saison | stagione | temporada, época
highseason: high season, peak season | temporada alta | haute saison | hauptsaison, hochsaison | alta stagione | alta temporada, época alta
lowseason: low season, off season | temporada baja | basse saison | nebensaison | bassa stagione | baixa temporada, época baixa
tent: tent, tents | tienda de campaña, tienda, carpa | tente, tentes | zelt, zelte | tenda, tende | barraca, tenda
caravan: caravan, caravans | caravana, caravanas | caravane, caravanes | wohnwagen | roulotte | caravana
motorhome: motorhome, motorhomes, campervan, camper van, rv | autocaravana, autocaravanas, furgoneta camper | camping-car, camping-cars | wohnmobil, wohnmobile, camper | camper, autocaravan | autocaravana, motorhome
pitch: pitch, pitches | parcela, parcelas | emplacement, emplacements | stellplatz, stellplätze | piazzola, piazzole | parcela, lote
fire: campfire, fire, firewood, barbecue, bbq, grill | hoguera, fuego, leña, barbacoa | feu, feu de camp, bois, barbecue | lagerfeuer, feuer, brennholz, grill, grillen | fuoco, falò, legna, barbecue, griglia | fogueira, fogo, lenha, churrasco
beach: beach, beaches, sea, seaside | playa, playas, mar | plage, plages, mer | strand, strände, meer | spiaggia, spiagge, mare | praia, praias, mar
mountain: mountain, mountains, hill | montaña, montañas, monte | montagne, montagnes | berg, berge, gebirge | montagna, montagne | montanha, montanhas, serra
lake: lake, lakes, river | lago, lagos, río | lac, lacs, rivière | see, seen, fluss | lago, laghi, fiume | lago, lagos, rio
boat: boat, boats, ship, ferry, cruise | barco, barcos, ferry, crucero | bateau, bateaux, ferry, croisière | boot, boote, schiff, fähre | barca, barche, nave, traghetto | barco, barcos, navio
walk: walk, walking, hike, hiking, on foot, trail, path | andar, caminar, a pie, senderismo, sendero, caminata | marche, marcher, à pied, randonnée, sentier | laufen, wandern, zu fuß, wanderung, weg | camminare, a piedi, passeggiata, sentiero, escursionismo | andar, caminhar, a pé, trilha, caminhada
sleep: sleeps, sleep, sleeping, overnight | dormir, duerme, pernoctar | dormir, couchage, nuitée | schlafen, übernachten, schlafplätze | dormire, pernottare | dormir, pernoitar
night: night, nights, per night, overnight stay | noche, noches, por noche | nuit, nuits, par nuit | nacht, nächte, pro nacht | notte, notti, a notte | noite, noites, por noite
key: key, keys | llave, llaves | clé, clés, clef | schlüssel | chiave, chiavi | chave, chaves
door: door, doors, gate, entrance | puerta, puertas, entrada | porte, portes, entrée, portail | tür, türen, tor, eingang | porta, porte, ingresso, cancello | porta, portas, entrada, portão
window: window, windows | ventana, ventanas | fenêtre, fenêtres | fenster | finestra, finestre | janela, janelas
wall: wall, walls, facade | pared, paredes, fachada | mur, murs, façade | wand, wände, mauer, fassade | parete, muro, facciata | parede, muro, fachada
floorcovering: flooring, carpet, tiles, parquet | suelo, moqueta, azulejos, parqué | sol, moquette, carrelage, parquet | bodenbelag, teppich, fliesen, parkett | pavimento, moquette, piastrelle | piso, carpete, azulejos
kitchen: kitchen, kitchens, kitchenette, cooker, oven | cocina, cocinas, horno | cuisine, cuisines, four | küche, küchen, herd, ofen | cucina, cucine, forno | cozinha, cozinhas, forno
bathroom: bathroom, bathrooms, shower, showers, bath | baño, cuarto de baño, ducha, duchas | salle de bain, douche, douches, bain | bad, badezimmer, dusche, duschen | bagno, doccia, docce | banheiro, duche, chuveiro, chuveiros
furniture: furniture, sofa, chair, chairs, desk, wardrobe | muebles, sofá, silla, sillas, armario | meubles, canapé, chaise, chaises, armoire | möbel, sofa, stuhl, stühle, schrank | mobili, divano, sedia, sedie, armadio | móveis, sofá, cadeira, cadeiras, armário
house: house, houses, home, flat, apartment, apartments | casa, casas, piso, apartamento, vivienda | maison, maisons, appartement | haus, häuser, wohnung, wohnungen, einfamilienhaus | casa, case, appartamento | casa, casas, apartamento
garden: garden, gardens, lawn, hedge | jardín, jardines, césped, seto | jardin, jardins, pelouse, haie | garten, gärten, rasen, hecke | giardino, giardini, prato, siepe | jardim, jardins, gramado
insulation: insulation, insulate, insulated | aislamiento, aislar | isolation, isoler | dämmung, dämmen, isolierung | isolamento, coibentazione | isolamento, isolar
solar: solar, photovoltaic, solar panels, pv | solar, fotovoltaica, placas solares | solaire, photovoltaïque, panneaux solaires | solar, solaranlage, photovoltaik, solarmodule | solare, fotovoltaico, pannelli solari | solar, fotovoltaico, painéis solares
storm: storm, storms, weather, rain, wind, snow | tormenta, tiempo, lluvia, viento, nieve | tempête, météo, pluie, vent, neige | sturm, wetter, regen, wind, schnee | tempesta, tempo, pioggia, vento, neve | tempestade, tempo, chuva, vento, neve
subsidy: subsidy, subsidies, grant, grants, funding | subvención, subvenciones, ayudas | subvention, subventions, aides | förderung, zuschuss, zuschüsse, fördermittel | contributo, sovvenzione, incentivi | subsídio, subsídios, apoio
apprenticeship: apprenticeship, apprentice, trainee, traineeship | aprendiz, aprendizaje, formación profesional | apprentissage, apprenti, alternance | ausbildung, lehre, azubi, lehrling, auszubildende | apprendistato, apprendista | aprendiz, aprendizagem
internship: internship, intern, work experience, placement | prácticas, becario | stage, stagiaire | praktikum, praktikant | tirocinio, stage | estágio, estagiário
salary: salary, wage, wages, earn, pay rate | sueldo, salario, ganar, gana | salaire, gagner, rémunération | gehalt, lohn, verdienen, verdient, vergütung | stipendio, guadagnare | salário, ganhar
apply: apply, application, applicant, cv, resume | solicitar, solicitud, candidatura, currículum | postuler, candidature, cv | bewerben, bewerbung, lebenslauf | candidarsi, candidatura, curriculum | candidatar, candidatura, currículo
register: register, registration, registered, sign up, enrol, enroll | registrarse, registro, inscribirse, inscripción, apuntarse, matricular, matrícula | s'inscrire, inscription, inscrire, enregistrement | anmelden, anmeldung, registrieren, registrierung, einschreiben | iscriversi, iscrizione, registrarsi, registrazione | registrar, registo, inscrever, inscrição, cadastro
form: form, forms, questionnaire | formulario, formularios | formulaire, formulaires | formular, formulare | modulo, moduli | formulário, formulários
address2: post, by post, letter | correo postal, carta, por correo | courrier, par la poste, lettre | post, brief, per post, postweg | posta, lettera | correio, carta
waiting: wait, waiting, waiting list, queue | esperar, espera, lista de espera, cola | attendre, attente, liste d'attente | warten, wartezeit, warteliste, wartezimmer | aspettare, attesa, lista d'attesa | esperar, espera, lista de espera, fila
visit: visit, visits, visiting, come by, drop in, walk in | visita, visitas, visitar, pasar | visite, visites, visiter, passer | besuch, besuche, besuchen, vorbeikommen | visita, visite, visitare, passare | visita, visitas, visitar
first: first visit, first time, first appointment | primera visita, primera vez, primera cita | première visite, première fois, premier rendez-vous | erster besuch, erstes mal, ersttermin, erster termin | prima visita, prima volta | primeira visita, primeira vez
nervous: nervous, anxious, afraid, fear, scared, anxiety | nervioso, ansiedad, miedo, temor | nerveux, anxieux, peur, angoisse | nervös, angst, ängstlich, angstpatient, angstpatienten | nervoso, ansia, paura | nervoso, ansiedade, medo
eye: eye, eyes, glasses, lenses, optician | ojo, ojos, gafas, lentillas, óptico | oeil, yeux, lunettes, lentilles, opticien | auge, augen, brille, brillen, linsen, kontaktlinsen, optiker | occhio, occhi, occhiali, lenti, ottico | olho, olhos, óculos, lentes, óptico
skin: skin, facial, face | piel, facial, cara | peau, visage | haut, gesicht | pelle, viso | pele, rosto
back: back pain, back, spine, neck | espalda, dolor de espalda, cuello | dos, mal de dos, cou | rücken, rückenschmerzen, nacken | schiena, mal di schiena, collo | costas, coluna, pescoço
blood: blood test, blood | análisis de sangre, sangre | prise de sang, sang | blutabnahme, blut, blutuntersuchung | esame del sangue, sangue | exame de sangue, sangue, análise
manicure: nails, manicure, pedicure, nail | uñas, manicura, pedicura | ongles, manucure, pédicure | nägel, maniküre, pediküre | unghie, manicure, pedicure | unhas, manicure, pedicure
colour: colour, color, colours, dye, colouring | color, colores, tinte | couleur, couleurs, coloration, teinture | farbe, farben, färben | colore, colori, tinta | cor, cores, tinta, coloração
beard: beard, shave, shaving | barba, afeitado | barbe, rasage | bart, rasur | barba, rasatura | barba
clothes: clothes, clothing, wear, dress code, shoes | ropa, vestir, zapatos, calzado | vêtements, tenue, chaussures | kleidung, anziehen, schuhe, kleiderordnung | vestiti, abbigliamento, scarpe | roupa, roupas, sapatos
water: water, tap water | agua | eau | wasser | acqua | água
coffee: coffee, espresso, cappuccino | café | café | kaffee | caffè | café
tea: tea, teas | té, tés | thé, thés | tee, tees | tè | chá, chás
beer: beer, beers, lager, ale | cerveza, cervezas | bière, bières | bier, biere, pils | birra, birre | cerveja, cervejas
wine: wine, wines | vino, vinos | vin, vins | wein, weine | vino, vini | vinho, vinhos
bread: bread, roll, rolls | pan | pain | brot, brötchen | pane | pão
bakery: bakery, bakeries, bakehouse | panadería, panaderías | boulangerie, boulangeries | bäckerei, bäckereien, bäcker | panificio, panetteria | padaria, padarias
cheese: cheese | queso | fromage | käse | formaggio | queijo
soup: soup, soups | sopa, sopas | soupe, potage | suppe, suppen | zuppa, minestra | sopa, sopas
salad: salad, salads | ensalada, ensaladas | salade, salades | salat, salate | insalata, insalate | salada, saladas
starter: starter, starters, appetizer | entrante, entrantes, aperitivo | entrée, entrées | vorspeise, vorspeisen | antipasto, antipasti | entrada, entradas
maincourse: main course, mains, main dish | plato principal, segundo | plat principal, plats | hauptgericht, hauptgerichte, hauptspeise | piatto principale, secondo | prato principal
chicken: chicken | pollo | poulet | huhn, hähnchen | pollo | frango
egg: egg, eggs | huevo, huevos | oeuf, oeufs | ei, eier | uovo, uova | ovo, ovos
milk: milk, dairy, lactose | leche, lácteos, lactosa | lait, lactose | milch, laktose, laktosefrei | latte, lattosio | leite, lactose
birthday: birthday, birthdays, anniversary | cumpleaños, aniversario | anniversaire, anniversaires | geburtstag, geburtstage, jubiläum | compleanno, anniversario | aniversário, aniversários
conference: conference, meeting, meetings, seminar | conferencia, reunión, reuniones, seminario | conférence, réunion, séminaire | konferenz, tagung, besprechung, seminar | conferenza, riunione, seminario | conferência, reunião, seminário
speaker: projector, screen, microphone | proyector, pantalla, micrófono | projecteur, écran, micro | beamer, leinwand, mikrofon | proiettore, schermo, microfono | projetor, tela, microfone
photo: photo, photos, photography, photographer, pictures | foto, fotos, fotografía, fotógrafo | photo, photos, photographie, photographe | foto, fotos, fotografie, fotograf | foto, fotografia, fotografo | foto, fotos, fotografia, fotógrafo
video: video, videos, film | vídeo, vídeos, película | vidéo, vidéos, film | video, videos, film | video, film | vídeo, vídeos, filme
`
