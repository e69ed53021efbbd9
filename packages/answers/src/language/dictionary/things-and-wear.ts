export const thingsAndWear = `
shoe, shoes | zapato, zapatos, zapatilla, zapatillas, calzado | chaussure, chaussures, basket, baskets | schuh, schuhe, turnschuhe | scarpa, scarpe | sapato, sapatos, ténis, tênis
boot, boots | bota, botas | botte, bottes | stiefel | stivale, stivali | bota, botas
sock, socks | calcetín, calcetines | chaussette, chaussettes | socke, socken | calzino, calzini, calze | meia, meias
shirt, shirts | camisa, camisas | chemise, chemises | hemd, hemden | camicia, camicie | camisa, camisas
t-shirt, t-shirts | camiseta, camisetas | t-shirt, tee-shirt | t-shirt, shirt | maglietta | camiseta, t-shirt
trousers, jeans, pants | pantalón, pantalones, vaqueros | pantalon, pantalons, jean | hose, hosen, jeans | pantaloni, jeans | calças, calça
dress, dresses | vestido, vestidos | robe, robes | kleid, kleider | vestito, vestiti, abito | vestido, vestidos
wedding dress, bridal gown | vestido de novia, vestidos de novia | robe de mariée | brautkleid, hochzeitskleid | abito da sposa | vestido de noiva
suit, suits | traje, trajes | costume, costumes | anzug, anzüge | completo, abito | fato, terno
skirt | falda, faldas | jupe | rock, röcke | gonna | saia
jacket, jackets | chaqueta, cazadora | veste, blouson | jacke, jacken | giacca, giacche | casaco, jaqueta
coat, coats | abrigo, abrigos | manteau, manteaux | mantel, mäntel | cappotto | casaco, sobretudo
glove, gloves | guante, guantes | gant, gants | handschuh, handschuhe | guanto, guanti | luva, luvas
hat, cap | sombrero, gorra | chapeau, casquette | hut, mütze, kappe | cappello | chapéu, boné
=scarf, tie, belt | bufanda, corbata, cinturón | écharpe, cravate, ceinture | schal, krawatte, gürtel | sciarpa, cravatta, cintura | cachecol, gravata, cinto
clothes, clothing | ropa, prenda, prendas | vêtement, vêtements, habits | kleidung, kleider, klamotten | vestiti, abbigliamento | roupa, roupas
dress code | código de vestimenta, etiqueta | tenue, code vestimentaire | dresscode, kleiderordnung | codice di abbigliamento | traje, código de vestuário
=zip, button, hem | cremallera, botón, dobladillo | fermeture éclair, bouton, ourlet | reißverschluss, knopf, saum | cerniera, bottone, orlo | fecho, botão, bainha
bag, bags, handbag, backpack | bolsa, bolso, mochila, bolsas | sac, sacs, sac à dos | tasche, taschen, beutel, rucksack, tüte | borsa, borse, zaino, sacchetto | saco, bolsa, mochila
wallet, purse | cartera, monedero | portefeuille, porte-monnaie | geldbeutel, portemonnaie, brieftasche | portafoglio | carteira
umbrella | paraguas, sombrilla | parapluie | regenschirm, schirm, sonnenschirm | ombrello | guarda-chuva
watch, watches, clock | reloj, relojes | montre, montres, horloge | uhr, uhren, armbanduhr | orologio, orologi | relógio, relógios
ring, rings, jewellery | anillo, anillos, joya, joyas, joyería | bague, bagues, bijou, bijoux | ring, ringe, schmuck | anello, anelli, gioielli | anel, anéis, joias
=necklace, bracelet, earrings | collar, pulsera, pendientes | collier, bracelet, boucles d'oreilles | halskette, armband, ohrringe | collana, braccialetto, orecchini | colar, pulseira, brincos
pushchair, pram, buggy | cochecito, carrito, silla de paseo, carro de bebé | poussette | kinderwagen, buggy | passeggino | carrinho de bebé, carrinho
car seat, child seat | silla de coche, sillita, asiento infantil | siège auto, siège enfant | kindersitz, babyschale, autositz | seggiolino | cadeirinha
=pen, pencil | bolígrafo, lápiz | stylo, crayon | kugelschreiber, bleistift | penna, matita | caneta, lápis
card, greeting card, message | tarjeta, tarjeta de felicitación, dedicatoria | carte, carte de vœux, mot | karte, grußkarte, glückwunschkarte | biglietto, cartolina | cartão, postal
photo, picture, frame | foto, cuadro, marco | photo, image, cadre | foto, bild, bilder, rahmen | foto, quadro, cornice | foto, quadro, moldura
passport photo | foto de carné, fotos de carnet, foto de pasaporte | photo d'identité | passbild, passfoto, passbilder | fototessera | foto tipo passe
=newspaper, magazine | periódico, revista | journal, magazine | zeitung, zeitschrift | giornale, rivista | jornal, revista
ribbon, balloon, balloons | cinta, globo, globos | ruban, ballon, ballons | band, schleife, ballon, luftballons | nastro, palloncini | fita, balão, balões
=perfume, cream, soap | perfume, crema, jabón | parfum, crème, savon | parfüm, creme, seife | profumo, crema, sapone | perfume, creme, sabonete
sample, samples | muestra, muestras | échantillon, échantillons | muster, probe, proben | campione, campioni | amostra, amostras
model, make, brand, brands | modelo, modelos, marca, marcas | modèle, marque, marques | modell, marke, marken, hersteller | modello, marca, marche | modelo, marca, marcas
type, types, kind, kinds | tipo, tipos, clase, clases | type, types, sorte, sortes | art, arten, sorte, sorten, typ | tipo, tipi | tipo, tipos
piece, pieces | pieza, piezas, trozo | pièce, morceau | stück, stücke | pezzo, pezzi | peça, pedaço
pair, pairs | par, pares | paire, paires | paar, paare | paio, paia | par, pares
set | juego, conjunto, set | jeu, ensemble, lot | satz, set | set, insieme | conjunto, jogo
list | lista | liste | liste | lista | lista
place, space, spaces | sitio, plaza, plazas, lugar, espacio, hueco | place, places, lieu, endroit | platz, plätze, ort, stelle | posto, posti, luogo | lugar, lugares, vaga
way, path, route | camino, ruta | chemin, route | weg, wege, route | strada, percorso | caminho, rota
=entrance, exit | entrada, salida | entrée, sortie | eingang, ausgang | ingresso, uscita | entrada, saída
ground floor, storey | planta baja, planta, piso | rez-de-chaussée, étage | erdgeschoss, stockwerk, etage | piano terra, piano | rés-do-chão, andar
ramp, step-free, accessible | rampa, accesible, sin escalones, accesibilidad | rampe, accessible, plain-pied, accessibilité | rampe, barrierefrei, stufenlos, barrierefreiheit | rampa, accessibile | rampa, acessível
person, people | persona, personas, gente | personne, personnes, gens | person, personen, leute, menschen | persona, persone | pessoa, pessoas
problem, problems, fault | problema, problemas, avería, averías, fallo | problème, problèmes, panne | problem, probleme, panne, fehler, störung | problema, problemi, guasto | problema, avaria
reason, cause | motivo, razón, causa | raison, cause | grund, ursache | motivo, causa | motivo, causa
question, questions | pregunta, preguntas, duda, dudas | question, questions | frage, fragen | domanda, domande | pergunta, dúvida
experience | experiencia | expérience | erfahrung, erfahrungen | esperienza | experiência
review, reviews, opinion | opinión, opiniones, reseña, reseñas | avis, critique | bewertung, bewertungen, rezension | recensione, recensioni, opinione | avaliação, avaliações, opinião
environment, sustainable | medio ambiente, sostenible, ecológico | environnement, durable, écologique | umwelt, nachhaltig, umweltfreundlich | ambiente, sostenibile | ambiente, sustentável
energy | energía | énergie | energie | energia | energia
air | aire | air | luft | aria | ar
fire | fuego, incendio | feu, incendie | feuer, brand | fuoco, incendio | fogo, incêndio
material, materials | material, materiales | matériel, matériaux | material, materialien | materiale, materiali | material, materiais
equipment, gear, kit | equipo, equipamiento, material | équipement, matériel | ausrüstung, ausstattung, equipment | attrezzatura, equipaggiamento | equipamento
machine, machines | máquina, máquinas, maquinaria | machine, machines | maschine, maschinen, gerät | macchina, macchine, macchinario | máquina, máquinas
service, services | servicio, servicios | service, services, prestation, prestations | service, dienst, leistung, leistungen, dienstleistung | servizio, servizi | serviço, serviços
cancellation fee, late fee | gastos de cancelación, penalización por cancelación | frais d'annulation | stornogebühr, stornokosten, ausfallgebühr, mahngebühr | penale di cancellazione | taxa de cancelamento
delivery cost, delivery charge | gastos de envío, coste de envío | frais de livraison, frais de port | versandkosten, liefergebühr, lieferkosten, porto | spese di spedizione, costi di spedizione | custos de envio, frete
hay fever, pollen | alergia al polen, polen | rhume des foins, pollen | heuschnupfen, pollen | polline, raffreddore da fieno | febre dos fenos, pólen
sympathy, condolence | pésame, condolencias | condoléances | beileid, kondolenz | condoglianze | condolências
travel, trip, journey | viajar, viaje, viajes | voyager, voyage | reisen, reise | viaggiare, viaggio | viajar, viagem
enter, get in | entrar, acceder, acceso | entrer, accéder | eintreten, hineinkommen, betreten, rein | entrare, accedere | entrar
eu, european union, europe | ue | ue | eu | ue | ue
bedroom, bedrooms | dormitorio, dormitorios, habitación | chambre, chambres | schlafzimmer, schlafzimmern | camera da letto, camere da letto | quarto, quartos
living room, lounge | salón, comedor | salon, séjour | wohnzimmer | soggiorno, salotto | sala de estar
padlock, lock | candado, candados | cadenas | vorhängeschloss, schloss | lucchetto | cadeado
stitch, stitches | punto, puntos | point, points de suture | faden, fäden | punti | pontos
cargo bike | bici de carga, bicicleta de carga | vélo cargo | lastenrad, lastenfahrrad | bici cargo | bicicleta de carga
lead, led, head | dirigir, dirige, lleva, liderar | diriger, dirige | leiten, leitet, führen | dirigere, dirige | dirigir, liderar
ask, request | pedir, solicitar, pedís | demander | verlangen, fragen | chiedere | pedir
cover, covered | cubrir, cubre, cubierto, cubiertas, cubiertos, cubierta | couvrir, couvert, couverts | decken, abgedeckt, gedeckt | coprire, coperto, coperti | cobrir, coberto
found, founded, founder | fundar, fundó, fundador, fundadora | fonder, fondé, fondateur | gründen, gegründet, gründer, gründerin | fondare, fondato, fondatore | fundar, fundou, fundador
value, worth | valor | valeur | wert | valore | valor
amount, sum | importe, cantidad, suma | montant, somme | betrag, summe | importo, somma | valor, montante
expire, expiry | caducar, caducan, vencer, caducidad | expirer, périmer | verfallen, ablaufen | scadere | expirar, caducar
dismantle, take apart, taken apart | desmontar, desmontáis, desmontaje | démonter, démontage | abbauen, zerlegen, demontieren | smontare | desmontar
grand piano, piano | piano de cola | piano à queue | flügel, konzertflügel | pianoforte a coda | piano de cauda
fire pit | brasero, cuenco de fuego | brasero | feuerschale, feuerkorb | braciere | braseiro
missed, no-show | no acudo, no acudir, no presentarse, no me presento, no vengo | ne viens pas, absence | nicht erscheinen, nicht kommen, nichterscheinen | non mi presento | não comparecer
rest, remainder, balance | resto, saldo | reste, solde | rest, restbetrag | resto, saldo | resto, saldo
run over, hit by a car | atropellado, atropellada, atropellar | renversé | angefahren, überfahren | investito | atropelado
sleepover, overnight | pasar la noche | passer la nuit | übernachten | passare la notte | passar a noite
sunday, sundays | dominical | dominical | sonntäglich | domenicale | dominical
handle, knob | manilla, pomo, tirador | poignée | griff, klinke, türgriff | maniglia | maçaneta
hole, crack | agujero, grieta, grietas | trou, fissure | loch, riss, risse | buco, crepa | buraco, fenda
edge, corner | borde, esquina, rincón | bord, coin | rand, ecke, kante | bordo, angolo | borda, canto
surface, square metre, square metres | superficie, metro cuadrado, metros cuadrados | surface, mètre carré, mètres carrés | fläche, quadratmeter | superficie, metro quadrato, metri quadrati | superfície, metro quadrado
litre, litres, kilo, gram | litro, litros, kilo, kilos, gramo | litre, litres, kilo, gramme | liter, kilo, gramm | litro, litri, chilo | litro, quilo
mile, miles, radius | milla, millas, radio | mile, miles, rayon | meile, meilen, umkreis, radius | miglio, miglia, raggio | milha, milhas, raio
floor, storey, floors | planta, plantas, piso, pisos | étage, étages | etage, stockwerk, stock | piano, piani | andar, andares
flight of stairs, stairs | tramo de escaleras | volée d'escalier | treppe, treppenhaus | rampa di scale | lance de escadas
office, offices | oficina, oficinas, despacho | bureau, bureaux | büro, büros | ufficio, uffici | escritório, escritórios
warehouse | almacén, nave | entrepôt | lager, lagerhalle, lagerhaus | magazzino | armazém
factory | fábrica | usine | fabrik | fabbrica | fábrica
church | iglesia | église | kirche | chiesa | igreja
market | mercado | marché | markt, wochenmarkt | mercato | mercado
square | plaza | place | platz | piazza | praça
castle, garden | castillo, jardín | château, jardin | schloss, burg, garten | castello, giardino | castelo, jardim
kids menu, children's menu | menú infantil, menú para niños | menu enfant | kindermenü, kinderkarte, kinderteller | menù bambini | menu infantil
children's price, child ticket | precio para niños, entrada infantil | tarif enfant | kinderpreis, kindertarif, kinderkarte | tariffa bambini | preço para crianças
family ticket | entrada familiar, pase familiar | billet famille | familienkarte, familienticket | biglietto famiglia | bilhete família
concession, concessions, reduced | reducida, reducido, tarifa reducida | tarif réduit, réduit | ermäßigt, ermäßigung, ermäßigter | ridotto, riduzione | reduzido, meia-entrada
gift shop | tienda de recuerdos, tienda de regalos | boutique de souvenirs | souvenirladen, museumsshop | negozio di souvenir | loja de lembranças
school class, class | clase, aula | classe | klasse, schulklasse | classe | turma
call-out, callout | desplazamiento, salida, visita a domicilio | déplacement | anfahrt, anfahrtskosten, anfahrtspauschale | uscita, chiamata | deslocação
labour, workmanship | mano de obra | main-d'œuvre | arbeitszeit, arbeitslohn, arbeitskosten | manodopera | mão de obra
inspection report, survey | informe, peritaje, inspección | rapport, expertise | gutachten, bericht | perizia, rapporto | vistoria, laudo
`
