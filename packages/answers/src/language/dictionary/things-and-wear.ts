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
`
