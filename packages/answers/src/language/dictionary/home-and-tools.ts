export const homeAndTools = `
house, home | casa, casas, hogar, vivienda, domicilio | maison, maisons, domicile, logement | haus, häuser, zuhause | casa, case | casa, casas
roof, roofing | tejado, tejados, techo | toit, toiture | dach, dächer | tetto, tetti | telhado, telhados
roof tile, tile, tiles | teja, tejas | tuile, tuiles | dachziegel, ziegel | tegola, tegole | telha, telhas
roofer | techador, tejador | couvreur | dachdecker | conciatetti | telhador
gutter, gutters, drainpipe | canalón, canalones, bajante | gouttière, gouttières | dachrinne, regenrinne, dachrinnen | grondaia, grondaie | calha, calhas
chimney | chimenea | cheminée | schornstein, kamin | camino, canna fumaria | chaminé
wall, walls | pared, paredes, muro | mur, murs, paroi | wand, wände, mauer | parete, pareti, muro | parede, muro
ceiling | techo | plafond | decke, zimmerdecke | soffitto | teto
floor, flooring | suelo, suelos, piso | sol, plancher | boden, fußboden, bodenbelag | pavimento, pavimenti | chão, piso
=parquet, laminate | parqué, laminado | parquet, stratifié | parkett, laminat | parquet, laminato | parquet, laminado
carpet, rug, carpets | alfombra, alfombras, moqueta | tapis, moquette | teppich, teppiche, teppichboden | tappeto, tappeti, moquette | tapete, carpete, alcatifa
tile, tiles, tiling | azulejo, azulejos, baldosa | carrelage, carreaux | fliese, fliesen | piastrella, piastrelle | azulejo, azulejos
window, windows | ventana, ventanas, cristales | fenêtre, fenêtres, vitres | fenster | finestra, finestre | janela, janelas
door, doors | puerta, puertas | porte, portes | tür, türen | porta, porte | porta, portas
lock, locks | cerradura, cerraduras, cerrojo | serrure, serrures | schloss, schlösser, türschloss | serratura, serrature | fechadura
locksmith, locked out | cerrajero, cerrajería | serrurier | schlüsseldienst, ausgesperrt | fabbro | serralheiro, chaveiro
blind, blinds, curtain, curtains, shutter | persiana, persianas, cortina, cortinas | store, rideau, rideaux, volet, volets | jalousie, vorhang, vorhänge, rollladen, rollo, gardine | tenda, tende, tapparella | persiana, cortina, cortinas
gate, fence | puerta, verja, valla, vallas | portail, clôture | tor, zaun, zäune | cancello, recinto | portão, cerca
garden, gardening, gardens | jardín, jardines, jardinería | jardin, jardins, jardinage | garten, gärten, gartenarbeit | giardino, giardini, giardinaggio | jardim, jardinagem
gardener, landscaper | jardinero, jardinera | jardinier, paysagiste | gärtner, gärtnerin, landschaftsgärtner | giardiniere | jardineiro
lawn, grass, turf | césped, hierba | pelouse, gazon, herbe | rasen, gras | prato, erba | relva, grama
lawnmower, mower | cortacésped, cortacéspedes | tondeuse, tondeuses | rasenmäher | tagliaerba, tosaerba | corta-relva, cortador de grama
hedge, hedges, bush | seto, setos, arbusto | haie, haies, buisson | hecke, hecken, strauch | siepe, siepi, cespuglio | sebe, arbusto
hedge trimmer | cortasetos | taille-haie | heckenschere | tagliasiepi | corta-sebes
tree, trees | árbol, árboles | arbre, arbres | baum, bäume | albero, alberi | árvore, árvores
leaf, leaves | hoja, hojas | feuille, feuilles | blatt, blätter, laub | foglia, foglie | folha, folhas
soil, compost, earth | tierra, compost, sustrato | terre, terreau, compost | erde, kompost, blumenerde | terra, terriccio, compost | terra, composto
fertiliser, fertilizer | abono, fertilizante | engrais | dünger, düngen | concime, fertilizzante | adubo, fertilizante
seed, seeds, bulb, bulbs | semilla, semillas, bulbo | graine, graines, semence, bulbe | samen, saatgut, zwiebel | seme, semi, bulbo | semente, sementes
flower, flowers | flor, flores | fleur, fleurs | blume, blumen, blüte | fiore, fiori | flor, flores
rose, roses | rosa, rosas | rose, roses | rose, rosen | rosa, rose | rosa, rosas
bouquet, bouquets | ramo, ramos, ramillete | bouquet, bouquets | strauß, blumenstrauß, sträuße | mazzo, bouquet, mazzi | ramo, buquê
wreath, wreaths | corona, coronas | couronne, couronnes | kranz, kränze, gesteck | ghirlanda, corona | coroa
vase, pot, pots | jarrón, florero, maceta, macetas | vase, pot, pots | vase, topf, töpfe, blumentopf | vaso, vasi | vaso, jarra
florist | florista, floristería | fleuriste | florist, floristin, blumenladen | fiorista, fioraio | florista, floricultura
letterbox, mailbox, post box | buzón, buzones | boîte aux lettres, boîte à lettres | briefkasten, briefkästen | cassetta delle lettere, cassetta postale | caixa de correio
neighbour, neighbours | vecino, vecina, vecinos | voisin, voisine, voisins | nachbar, nachbarn, nachbarin | vicino, vicini | vizinho, vizinhos
furniture | mueble, muebles, mobiliario | meuble, meubles, mobilier | möbel, möbelstück | mobile, mobili | móvel, móveis, mobília
sofa, couch, settee | sofá, sofás | canapé, canapés | sofa, couch | divano, divani | sofá
chair, chairs | silla, sillas | chaise, chaises | stuhl, stühle | sedia, sedie | cadeira, cadeiras
table, tables | mesa, mesas | table, tables | tisch, tische | tavolo, tavoli | mesa, mesas
wardrobe, cupboard, cabinet | armario, armarios | armoire, placard | schrank, kleiderschrank, schränke | armadio, armadi | armário, guarda-roupa
shelf, shelves | estante, estantería, balda | étagère, étagères | regal, regale | scaffale, mensola | prateleira, estante
mattress, mattresses | colchón, colchones | matelas | matratze, matratzen | materasso, materassi | colchão, colchões
lamp, light, lighting, bulb | lámpara, luz, luces, iluminación, bombilla, bombillas | lampe, lumière, éclairage, ampoule | lampe, lampen, licht, beleuchtung, glühbirne | lampada, luce, luci, lampadina | lâmpada, luz, iluminação
mirror | espejo, espejos | miroir | spiegel | specchio | espelho
piano | piano | piano | klavier, flügel | pianoforte | piano
box, boxes | caja, cajas, cartón | boîte, boîtes, carton, cartons | kiste, kisten, karton, kartons, schachtel, box, umzugskarton | scatola, scatole, scatoloni | caixa, caixas
attic, loft, basement, cellar | desván, ático, sótano, trastero, bodega | grenier, combles, cave, sous-sol | dachboden, keller, speicher | soffitta, cantina, solaio | sótão, cave, porão
garage | garaje | garage | garage | garage, box | garagem
heating, boiler | calefacción, caldera, calderas | chauffage, chaudière | heizung, heizkessel, therme, boiler | riscaldamento, caldaia | aquecimento, caldeira
heat pump | bomba de calor, aerotermia | pompe à chaleur | wärmepumpe, wärmepumpen | pompa di calore | bomba de calor
solar, solar panels | solar, solares, placas solares, paneles solares | solaire, panneaux solaires | solar, solaranlage, photovoltaik | solare, pannelli solari | solar, painéis solares
gas, gas bottle | gas, bombona, bombonas, butano | gaz, bouteille de gaz | gas, gasflasche | gas, bombola | gás, botija
pipe, pipes, plumbing | tubería, tuberías, cañería, fontanería | tuyau, tuyaux, plomberie | rohr, rohre, leitung, sanitär | tubo, tubi, tubatura, idraulica | cano, canos, canalização, encanamento
plumber | fontanero, fontanera, plomero | plombier | klempner, installateur | idraulico | canalizador, encanador
electrician | electricista | électricien | elektriker | elettricista | eletricista
drain, drains | desagüe, desagües | évacuation, canalisation, égout | abfluss, abflüsse, kanal | scarico | esgoto, ralo
damp, mould | humedad, humedades, moho | humidité, moisissure | feuchtigkeit, schimmel, feucht | umidità, muffa | humidade, bolor, mofo
dust, rubbish, waste | polvo, basura, residuos, escombros | poussière, déchets, ordures, gravats | staub, müll, abfall, schutt, bauschutt | polvere, rifiuti, macerie | pó, lixo, entulho
skip, container | contenedor, contenedores | benne, conteneur | container, mulde | container, cassone | contentor, caçamba
scaffold, scaffolding | andamio, andamios | échafaudage | gerüst, baugerüst | impalcatura, ponteggio | andaime, andaimes
tool, tools | herramienta, herramientas | outil, outils, outillage | werkzeug, werkzeuge | attrezzo, attrezzi, utensili | ferramenta, ferramentas
=hammer, screwdriver, spanner | martillo, destornillador, llave inglesa | marteau, tournevis, clé | hammer, schraubenzieher, schraubenschlüssel | martello, cacciavite, chiave inglese | martelo, chave de fendas, chave inglesa
=saw, chainsaw | sierra, motosierra | scie, tronçonneuse | säge, kettensäge | sega, motosega | serra, motosserra
drill, hammer drill | taladro, taladros, taladradora | perceuse, perforateur | bohrmaschine, bohrhammer, schlagbohrmaschine | trapano | berbequim, furadeira
sander, sanding, sandpaper | lijadora, lijar, lija | ponceuse, poncer | schleifmaschine, schleifer, schleifpapier | levigatrice, carta vetrata | lixadora, lixa
pressure washer | hidrolimpiadora, lavadora a presión, limpiadora a presión, limpiador a alta presión | nettoyeur haute pression, karcher | hochdruckreiniger, dampfstrahler | idropulitrice | lavadora de alta pressão, máquina de pressão
carpet cleaner | limpiadora de alfombras, limpiamoquetas | shampouineuse, nettoyeur de moquette | teppichreiniger, teppichreinigungsgerät | lavamoquette | limpador de carpetes
cement mixer, mixer | hormigonera | bétonnière | betonmischer, mischmaschine | betoniera | betoneira
digger, excavator | excavadora, miniexcavadora | pelleteuse, mini-pelle | bagger, minibagger | escavatore | escavadora
generator | generador, generadores | générateur, groupe électrogène | generator, stromerzeuger, stromaggregat | generatore | gerador
trailer | remolque | remorque | anhänger | rimorchio | reboque
ladder, ladders | escalera, escaleras de mano, escalera de mano | échelle, échelles, escabeau | leiter, leitern | scala, scale | escada, escadote
vacuum cleaner, vacuum, hoover | aspiradora, aspirador | aspirateur | staubsauger | aspirapolvere | aspirador
steamer, steam | vapor, vaporeta | vapeur | dampf, dampfreiniger | vapore | vapor
pump | bomba | pompe | pumpe | pompa | bomba
hose | manguera | tuyau d'arrosage | schlauch, gartenschlauch | tubo da giardino | mangueira
rope, ropes | cuerda, cuerdas | corde, cordes | seil, seile | corda, corde | corda, cordas
chain | cadena, cadenas | chaîne, chaînes | kette, ketten | catena, catene | corrente
screw, screws, nail, nails | tornillo, tornillos, clavo, clavos | vis, clou, clous | schraube, schrauben, nagel, nägel | vite, viti, chiodo, chiodi | parafuso, parafusos, prego
glue, adhesive | pegamento, cola, adhesivo | colle | kleber, klebstoff, leim | colla | cola
paint, paints | pintura, pinturas, esmalte | peinture, peintures | farbe, wandfarbe, lack | vernice, pittura | tinta, tintas
brush, roller | brocha, pincel, rodillo, cepillo | pinceau, brosse, rouleau | pinsel, bürste, rolle, farbroller | pennello, rullo, spazzola | pincel, escova, rolo
wallpaper | papel pintado, empapelar | papier peint | tapete, tapeten, tapezieren | carta da parati | papel de parede
wood, timber, board, plank | madera, tablón, tabla, tablero, maderas | bois, planche, planches | holz, brett, bretter, platte, holzplatten | legno, legname, tavola | madeira, tábua
=sand, gravel, cement | arena, grava, cemento | sable, gravier, ciment | sand, kies, zement | sabbia, ghiaia, cemento | areia, brita, cimento
key cutting, duplicate key | copia de llaves, duplicado de llaves, copiar llaves, duplicar llaves | double de clé, reproduction de clés | schlüssel nachmachen, schlüsselkopie, schlüsseldienst | duplicazione chiavi, copia chiavi | cópia de chaves
battery, batteries | pila, pilas, batería, baterías | pile, piles, batterie | batterie, batterien, akku | pila, pile, batteria | pilha, pilhas, bateria
plug, socket | enchufe, enchufes, clavija | prise, prises | steckdose, stecker, steckdosen | presa, spina | tomada, ficha
cable, wire | cable, cables | câble, câbles, fil | kabel, draht | cavo, cavi, filo | cabo, cabos, fio
smoke alarm, alarm | detector de humo, alarma, alarmas | détecteur de fumée, alarme | rauchmelder, alarm, alarmanlage | rilevatore di fumo, allarme | alarme, detetor de fumo
camera, cameras | cámara, cámaras | caméra, appareil photo | kamera, kameras | telecamera, macchina fotografica | câmara, câmera
appliance, appliances | electrodoméstico, electrodomésticos, aparato | électroménager, appareil, appareils | haushaltsgerät, gerät, geräte, elektrogeräte | elettrodomestico, elettrodomestici | eletrodoméstico, aparelho
laundry, dry cleaning | lavandería, colada, tintorería, limpieza en seco | laverie, linge, pressing, nettoyage à sec | wäscherei, wäsche, reinigung, chemische reinigung | lavanderia, bucato, lavaggio a secco | lavandaria, lavanderia, roupa, limpeza a seco
product, products | producto, productos, artículo, artículos | produit, produits, article | produkt, produkte, artikel, ware, waren | prodotto, prodotti, articolo | produto, produtos, artigo
spare part, parts, part | pieza, piezas, recambio, recambios, repuesto, repuestos | pièce, pièces, pièce détachée, pièces détachées | ersatzteil, ersatzteile, teil, teile | pezzo, pezzi, ricambio, ricambi | peça, peças
end of tenancy, deep clean | fin de alquiler, limpieza a fondo | fin de bail, grand nettoyage | endreinigung, grundreinigung | pulizia di fine locazione, pulizia a fondo | limpeza profunda
oven cleaning | limpieza de horno, limpieza del horno | nettoyage de four | backofenreinigung, ofenreinigung | pulizia forno | limpeza de forno
swimming pool, pool | piscina, piscinas | piscine, piscines, bassin | schwimmbad, pool, becken, schwimmbecken | piscina, vasca | piscina, piscinas
`
