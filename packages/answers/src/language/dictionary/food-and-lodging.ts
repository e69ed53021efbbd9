export const foodAndLodging = `
breakfast | desayuno, desayunos, desayunar | petit-déjeuner, petit déjeuner | frühstück, frühstücken, frühstückszeiten | colazione, prima colazione | café da manhã, pequeno-almoço
lunch | almuerzo, comida, almorzar, comer | déjeuner | mittagessen, mittagstisch, mittags | pranzo, pranzare | almoço, almoçar
dinner, evening meal, supper | cena, cenar, cenas | dîner, souper | abendessen, abends essen | cena, cenare | jantar
snack, snacks | aperitivo, tentempié, merienda, picoteo | en-cas, goûter, collation | snack, imbiss, snacks, zwischenmahlzeit | spuntino, merenda | lanche
meal, meals | comida, comidas | repas | mahlzeit, mahlzeiten, essen | pasto, pasti | refeição, refeições
starter, starters | entrante, entrantes, primero | entrée, entrées | vorspeise, vorspeisen | antipasto, antipasti | entrada, entradas
main, mains, main course | segundo, plato principal, platos principales | plat principal, plat | hauptgericht, hauptspeise, hauptgang | secondo, piatto principale | prato principal
dessert, desserts, pudding | postre, postres | dessert, desserts | nachtisch, dessert, nachspeise | dolce, dessert, dolci | sobremesa
dish, dishes | plato, platos | plat, plats | gericht, gerichte, speise, speisen | piatto, piatti | prato, pratos
set menu, menu of the day | menú del día | menu du jour, formule | tagesmenü, menü, tagesgericht | menù del giorno | menu do dia, prato do dia
menu | carta, menú | carte, menu | speisekarte, karte | menù, carta | ementa, cardápio
bread, loaf, loaves | pan, panes, barra | pain, pains, miche | brot, brote, laib | pane, pani, pagnotta | pão, pães
roll, rolls, bun | panecillo, panecillos, bollo | petit pain, brioche | brötchen, semmel | panino, panini | pãozinho
rye | centeno | seigle | roggen | segale | centeio
wheat | trigo | blé, froment | weizen | grano, frumento | trigo
spelt | espelta | épeautre | dinkel | farro | espelta
wholemeal, whole grain | integral | complet, intégral | vollkorn | integrale | integral
sourdough | masa madre | levain | sauerteig | lievito madre | massa mãe, fermentação natural
yeast | levadura | levure | hefe | lievito | fermento, levedura
flour | harina | farine | mehl | farina | farinha
dough | masa | pâte | teig | impasto | massa
croissant, croissants | cruasán, cruasanes, croissant | croissant, croissants | croissant, hörnchen | cornetto, cornetti | croissant
cake, cakes | tarta, tartas, pastel, pasteles, bizcocho | gâteau, gâteaux | torte, torten, kuchen | torta, torte | bolo, bolos
tart, pie | tarta, pastel, tartaleta | tarte, tartes, tourte | torte, pastete, tarte | crostata, torta | torta, tarte
biscuit, biscuits, cookie, cookies | galleta, galletas | biscuit, biscuits, gâteau sec | keks, kekse, plätzchen | biscotto, biscotti | bolacha, biscoito
chocolate | chocolate | chocolat | schokolade | cioccolato, cioccolata | chocolate
ice cream, ice-cream | helado, helados | glace, glaces, crème glacée | eis, speiseeis | gelato, gelati | gelado, sorvete
sugar | azúcar | sucre | zucker | zucchero | açúcar
milk | leche | lait | milch | latte | leite
butter | mantequilla | beurre | butter | burro | manteiga
cream | nata, crema | crème | sahne, rahm | panna | natas, creme
cheese, cheeses | queso, quesos | fromage, fromages | käse | formaggio, formaggi | queijo, queijos
egg, eggs | huevo, huevos | œuf, œufs | ei, eier | uovo, uova | ovo, ovos
ham | jamón | jambon | schinken | prosciutto | presunto, fiambre
sausage, sausages | salchicha, embutido, salchichas | saucisse, saucisses, saucisson | wurst, würstchen, bratwurst | salsiccia, salsicce | salsicha, linguiça
meat | carne, carnes | viande, viandes | fleisch | carne | carne
beef, steak | ternera, vaca, filete, chuletón | bœuf, steak | rind, rindfleisch, steak | manzo, bistecca | vaca, bife
pork | cerdo | porc | schwein, schweinefleisch | maiale | porco
lamb | cordero | agneau | lamm, lammfleisch | agnello | cordeiro, borrego
chicken, poultry | pollo | poulet, volaille | hähnchen, huhn, hühnchen | pollo | frango
turkey | pavo | dinde | pute, truthahn | tacchino | peru
duck | pato | canard | ente | anatra | pato
fish | pescado, pez | poisson | fisch | pesce | peixe
seafood, shellfish | marisco, mariscos | fruits de mer, crustacés | meeresfrüchte | frutti di mare | marisco, frutos do mar
prawn, prawns, shrimp | gamba, gambas, langostino | crevette, crevettes | garnele, garnelen | gambero, gamberi | camarão, camarões
=salmon, tuna | salmón, atún | saumon, thon | lachs, thunfisch | salmone, tonno | salmão, atum
potato, potatoes | patata, patatas, papas | pomme de terre, pommes de terre | kartoffel, kartoffeln | patata, patate | batata, batatas
chips, fries | patatas fritas | frites | pommes | patatine fritte, patatine | batatas fritas
rice | arroz | riz | reis | riso | arroz
pasta, noodles | pasta, fideos | pâtes, nouilles | nudeln, pasta | pasta | massa, macarrão
pizza, pizzas | pizza, pizzas | pizza, pizzas | pizza, pizzen | pizza, pizze | pizza, pizzas
soup, soups | sopa, sopas | soupe, potage | suppe, suppen | zuppa, minestra | sopa
salad, salads | ensalada, ensaladas | salade, salades | salat, salate | insalata, insalate | salada
sandwich, sandwiches | bocadillo, bocadillos, sándwich | sandwich, sandwichs | sandwich, belegte brötchen | panino, tramezzino | sanduíche, sandes
vegetable, vegetables | verdura, verduras, hortalizas | légume, légumes | gemüse | verdura, verdure | legumes, verduras
fruit, fruits | fruta, frutas | fruit, fruits | obst, früchte, frucht | frutta, frutto | fruta, frutas
apple, apples | manzana, manzanas | pomme, pommes | apfel, äpfel | mela, mele | maçã
strawberry, strawberries | fresa, fresas | fraise, fraises | erdbeere, erdbeeren | fragola, fragole | morango
lemon | limón | citron | zitrone | limone | limão
tomato, tomatoes | tomate, tomates | tomate, tomates | tomate, tomaten | pomodoro, pomodori | tomate
=onion, garlic | cebolla, ajo | oignon, ail | zwiebel, knoblauch | cipolla, aglio | cebola, alho
mushroom, mushrooms | seta, setas, champiñón | champignon, champignons | pilz, pilze, champignons | fungo, funghi | cogumelo
nut, nuts | nuez, nueces, frutos secos | noix, fruits à coque | nuss, nüsse | noce, noci, frutta secca | noz, nozes, frutos secos
peanut, peanuts | cacahuete, cacahuetes, maní | cacahuète, arachide | erdnuss, erdnüsse | arachide, arachidi | amendoim
=almond, hazelnut | almendra, avellana | amande, noisette | mandel, haselnuss | mandorla, nocciola | amêndoa, avelã
gluten, gluten-free, coeliac | gluten, sin gluten, celíaco, celíaca, celíacos | gluten, sans gluten, cœliaque | gluten, glutenfrei, glutenfreie, zöliakie | glutine, senza glutine, celiaco | glúten, sem glúten, celíaco
lactose, lactose-free, dairy | lactosa, sin lactosa, lácteos | lactose, sans lactose | laktose, laktosefrei, milchprodukte | lattosio, senza lattosio | lactose, sem lactose
vegan | vegano, vegana, veganos, veganas | végan, végane, végétalien | vegan, vegane, veganes, veganer | vegano, vegana | vegano, vegana
vegetarian | vegetariano, vegetariana, vegetarianos, vegetarianas | végétarien, végétarienne, végétariens | vegetarisch, vegetarische, vegetarier, vegetarisches | vegetariano, vegetariana | vegetariano, vegetariana
allergy, allergies, allergic, allergen, allergens | alergia, alergias, alérgico, alérgica, alérgenos | allergie, allergies, allergique, allergènes | allergie, allergien, allergisch, allergiker, allergene | allergia, allergie, allergico, allergeni | alergia, alérgico, alergénios
spicy, hot | picante | épicé, piquant | scharf, scharfe | piccante | picante
=salt, pepper | sal, pimienta | sel, poivre | salz, pfeffer | sale, pepe | sal, pimenta
sauce | salsa, salsas | sauce, sauces | soße, sauce | salsa, sugo | molho
oil | aceite | huile | öl, speiseöl | olio | óleo, azeite
drink, drinks, beverage | bebida, bebidas, beber | boisson, boissons, boire | getränk, getränke, trinken | bevanda, bevande, bere | bebida, bebidas
water | agua | eau | wasser | acqua | água
tap water | agua del grifo | eau du robinet | leitungswasser | acqua del rubinetto | água da torneira
juice | zumo, jugo | jus | saft, säfte | succo | sumo, suco
coffee, coffees | café, cafés | café, cafés | kaffee | caffè | café
tea, teas | té, tés, infusión | thé, thés, infusion | tee, tees | tè | chá, chás
wine, wines | vino, vinos | vin, vins | wein, weine | vino, vini | vinho, vinhos
beer, beers | cerveza, cervezas, caña | bière, bières | bier, biere | birra, birre | cerveja
champagne, prosecco, fizz | champán, cava | champagne, crémant | sekt, champagner | spumante, prosecco | champanhe, espumante
corkage | descorche | droit de bouchon | korkgeld | diritto di tappo | taxa de rolha
bottle, bottles | botella, botellas | bouteille, bouteilles | flasche, flaschen | bottiglia, bottiglie | garrafa, garrafas
glass, glasses | vaso, copa, vasos, copas | verre, verres | glas, gläser | bicchiere, bicchieri | copo, copos
cup, cups, mug | taza, tazas | tasse, tasses | tasse, tassen, becher | tazza, tazze | chávena, xícara
plate, plates | plato, platos | assiette, assiettes | teller | piatto, piatti | prato, pratos
=cutlery, knife, fork, spoon | cubiertos, cuchillo, tenedor, cuchara | couverts, couteau, fourchette, cuillère | besteck, messer, gabel, löffel | posate, coltello, forchetta, cucchiaio | talheres, faca, garfo, colher
recipe, recipes | receta, recetas | recette, recettes | rezept, rezepte | ricetta, ricette | receita
ingredient, ingredients | ingrediente, ingredientes | ingrédient, ingrédients | zutat, zutaten, inhaltsstoffe | ingrediente, ingredienti | ingrediente, ingredientes
portion, portions, serving | ración, raciones, porción | portion, portions, part | portion, portionen | porzione, porzioni | porção, dose
slice | rebanada, trozo, porción | tranche, part | scheibe, stück | fetta | fatia
takeaway, take away | para llevar | à emporter | mitnehmen, zum mitnehmen | da asporto, asporto | para levar, take away
waiter, waiters, waitress, server | camarero, camarera, camareros | serveur, serveuse, serveurs | kellner, kellnerin, bedienung | cameriere, cameriera, camerieri | garçom, empregado de mesa
chef, cook | cocinero, cocinera, chef | cuisinier, cuisinière, chef | koch, köchin, küchenchef | cuoco, cuoca, chef | cozinheiro, chef
baker, bakery | panadero, panadería, panadera | boulanger, boulangerie, boulangère | bäcker, bäckerei, bäckerin | fornaio, panificio, panetteria | padeiro, padaria
confectioner, patisserie | pastelero, pastelería | pâtissier, pâtisserie | konditor, konditorei | pasticciere, pasticceria | confeiteiro, pastelaria, confeitaria
butcher | carnicero, carnicería | boucher, boucherie | metzger, metzgerei, fleischer | macellaio, macelleria | talho, açougue
catering, caterer | catering, cátering | traiteur | catering, partyservice | catering | catering
buffet | bufé, buffet | buffet | buffet | buffet | buffet
tip, tips, service charge | propina, propinas | pourboire, service | trinkgeld | mancia, coperto | gorjeta
high chair, highchair | trona, tronas | chaise haute | hochstuhl, kinderstuhl, hochstühle | seggiolone | cadeira alta, cadeirão
terrace, patio | terraza, terrazas | terrasse, terrasses | terrasse, außenbereich, biergarten | terrazza, dehors | esplanada, terraço
bar | barra, bar | bar, comptoir | bar, theke, tresen | bar, bancone | bar, balcão
hotel, hotels, inn | hotel, hoteles, hostal, pensión | hôtel, hôtels, auberge | hotel, hotels, gasthof, pension, herberge | albergo, hotel, pensione | hotel, pousada
room, rooms | habitación, habitaciones, cuarto, sala | chambre, chambres, pièce, salle | zimmer, raum, räume, saal | camera, camere, stanza, sala | quarto, quartos, sala
single | individual, sencilla | simple, individuelle | einzel, einzelzimmer | singola | individual, solteiro
double | doble, dobles, matrimonio | double, doubles | doppel, doppelzimmer | doppia, matrimoniale | duplo, casal
apartment, flat | apartamento, piso, apartamentos | appartement, appartements | wohnung, ferienwohnung, apartment | appartamento, appartamenti | apartamento
cottage, cabin, chalet | casa rural, cabaña, bungalow | gîte, chalet, cabane | ferienhaus, hütte | casetta, baita | cabana, chalé
campsite, camping, pitch, pitches | camping, parcela, parcelas, acampar | camping, emplacement, emplacements | campingplatz, stellplatz, stellplätze, zelten | campeggio, piazzola | parque de campismo, camping
tent, tents | tienda de campaña, tiendas de campaña, carpa | tente, tentes | zelt, zelte | tenda, tende | tenda, barraca
caravan, motorhome, campervan | caravana, autocaravana, furgoneta camper | caravane, camping-car, fourgon | wohnwagen, wohnmobil, camper | roulotte, camper | caravana, autocaravana
bed, beds | cama, camas | lit, lits | bett, betten | letto, letti | cama, camas
cot, crib | cuna, cunas | lit bébé, berceau | babybett, kinderbett, gitterbett | culla, lettino | berço
pillow, pillows | almohada, almohadas | oreiller, oreillers | kissen, kopfkissen | cuscino, cuscini | almofada, travesseiro
blanket, duvet | manta, mantas, edredón | couverture, couette | decke, decken, bettdecke | coperta, piumone | cobertor, manta
sheet, sheets, bed linen, linen | sábana, sábanas, ropa de cama | drap, draps, linge de lit | bettwäsche, laken | lenzuola, biancheria | lençóis, roupa de cama
towel, towels | toalla, toallas | serviette, serviettes | handtuch, handtücher | asciugamano, asciugamani | toalha, toalhas
bathrobe, robe, robes | albornoz, albornoces | peignoir, peignoirs | bademantel, bademäntel | accappatoio | roupão
bathroom | baño, cuarto de baño, aseo | salle de bain, salle de bains | bad, badezimmer | bagno | casa de banho, banheiro
bath, bathtub | bañera, baño | baignoire, bain | badewanne, wanne, bad | vasca | banheira, banho
bath, bathing, bathe | baño, bañar, bañáis | bain, baigner | bad, baden, waschen | bagno, lavaggio | banho
shower, showers | ducha, duchas, ducharse, duchar | douche, douches | dusche, duschen | doccia, docce | duche, chuveiro
toilet, toilets, loo, wc | aseo, aseos, baño, servicio, servicios, váter | toilettes, wc | toilette, toiletten, klo, wc | bagno, gabinetto, servizi | casa de banho, banheiro, sanita
sink, basin | lavabo, fregadero | lavabo, évier | waschbecken, spüle | lavandino, lavello | lavatório, pia
tap | grifo, grifos | robinet, robinets | wasserhahn, armatur | rubinetto | torneira
kitchen, kitchenette | cocina | cuisine, kitchenette | küche, kochnische | cucina | cozinha
=fridge, freezer | nevera, congelador | frigo, congélateur | kühlschrank, gefrierschrank | frigorifero, congelatore | frigorífico, congelador
oven, cooker, stove, hob | horno, cocina, placa | four, cuisinière, plaque | ofen, backofen, herd, kochfeld | forno, fornelli | forno, fogão
microwave | microondas | micro-ondes | mikrowelle | microonde | microondas
kettle | hervidor | bouilloire | wasserkocher | bollitore | chaleira
dishwasher | lavavajillas, lavaplatos | lave-vaisselle | spülmaschine, geschirrspüler | lavastoviglie | máquina de lavar louça
washing machine | lavadora, lavadoras | lave-linge, machine à laver | waschmaschine | lavatrice | máquina de lavar
dryer, tumble dryer | secadora | sèche-linge | trockner, wäschetrockner | asciugatrice | máquina de secar, secadora
iron, ironing | plancha, planchar, planchado | fer à repasser, repassage | bügeleisen, bügeln | ferro da stiro, stirare | ferro de engomar, passar a ferro
hairdryer, hair dryer | secador, secador de pelo | sèche-cheveux | föhn, haartrockner | asciugacapelli, phon | secador de cabelo
television, tv | televisión, tele, televisor | télévision, télé | fernseher, tv | televisione, televisore | televisão
air conditioning | aire acondicionado, climatización | climatisation, clim | klimaanlage, klimatisiert | aria condizionata | ar condicionado
heating, radiator | calefacción, radiador | chauffage, radiateur | heizung, heizkörper | riscaldamento, termosifone | aquecimento, radiador
fireplace, wood burner | chimenea | cheminée | kamin, kaminofen | camino | lareira
balcony, balconies | balcón, balcones | balcon, balcons | balkon | balcone | varanda
view, views | vista, vistas | vue, vues | aussicht, blick, ausblick | vista | vista
sea | mar | mer | meer, meerblick | mare | mar
beach, beaches | playa, playas | plage, plages | strand, strände | spiaggia, spiagge | praia, praias
lake | lago | lac | see | lago | lago
river | río | rivière, fleuve | fluss | fiume | rio
mountain, mountains, hill | montaña, montañas | montagne, montagnes | berg, berge | montagna | montanha
forest, wood, woods | bosque | forêt, bois | wald | bosco, foresta | floresta
lift, elevator | ascensor | ascenseur | aufzug, fahrstuhl, lift | ascensore | elevador
stairs, step, steps | escalera, escaleras, escalón | escalier, escaliers, marches | treppe, treppen, stufe, stufen | scale, scala, gradini | escada, escadas, degraus
reception, front desk | recepción | réception, accueil | rezeption, empfang | reception, ricezione | recepção
lobby, lounge | vestíbulo, salón | hall, salon | lobby, foyer, lounge | atrio, salone | átrio, salão
key, keys | llave, llaves | clé, clés, clef | schlüssel, zimmerschlüssel | chiave, chiavi | chave, chaves
safe | caja fuerte | coffre, coffre-fort | safe, tresor | cassaforte | cofre
luggage, suitcase, bags, baggage | equipaje, maleta, maletas | bagage, bagages, valise, valises | gepäck, koffer, reisegepäck | bagaglio, bagagli, valigia | bagagem, mala, malas
check-in, check in, arrival, arrive | check-in, entrada, llegada, llegar | arrivée, arriver | anreise, check-in, einchecken, anreisen, ankunft | check-in, arrivo, arrivare | check-in, entrada, chegada, chegar
check-out, check out, departure | check-out, salida, dejar la habitación, dejar libre la habitación | départ, libérer la chambre | abreise, check-out, auschecken, abreisen | check-out, partenza | check-out, saída, partida
stay, stays, staying | estancia, estancias, quedarse, alojarse, alojado | séjour, séjours, séjourner | aufenthalt, übernachtung, bleiben | soggiorno, soggiornare | estadia, ficar
overnight, night, nights | noche, noches, pernoctar | nuit, nuits, nuitée | nacht, nächte, übernachten, übernachtung | notte, notti, pernottamento | noite, noites
tourist tax, city tax | tasa turística | taxe de séjour | kurtaxe, bettensteuer, ortstaxe | tassa di soggiorno | taxa turística
=half board, full board | media pensión, pensión completa | demi-pension, pension complète | halbpension, vollpension | mezza pensione, pensione completa | meia pensão, pensão completa
maid, housekeeping | limpieza de habitaciones, servicio de limpieza | ménage | zimmerreinigung, zimmermädchen | pulizia camere | limpeza de quarto
spa, sauna, hot tub, jacuzzi | spa, sauna, jacuzzi | spa, sauna, jacuzzi | wellness, sauna, whirlpool, spa | spa, sauna, idromassaggio | spa, sauna, jacuzzi
bonfire, campfire, fire | hoguera, fogata, fuego | feu de camp, feu | lagerfeuer, feuer, feuerstelle | falò, fuoco | fogueira, fogo
barbecue, bbq, grill | barbacoa, parrilla | barbecue | grill, grillen, grillplatz | barbecue, griglia | churrasco, churrasqueira, grelhador
firewood, logs | leña | bois de chauffage, bûches | brennholz, holz | legna | lenha
smoke, smoking | fumar, fumadores | fumer, fumeurs | rauchen, raucher | fumare, fumatori | fumar, fumadores
quiet, noise, noisy | ruido, ruidoso, silencio, tranquilo | bruit, calme, bruyant | ruhe, lärm, ruhig, laut | rumore, silenzio, tranquillo | ruído, barulho, silêncio
delivery driver, rider | repartidor | livreur | lieferant, fahrer | fattorino | entregador
fresh | fresco, fresca, frescos, frescas | frais, fraîche, fraîches | frisch, frische, frischer | fresco, fresca | fresco, fresca
frozen, freeze | congelado, congelar, congelada | congelé, surgelé, congeler | gefroren, einfrieren, tiefgekühlt | congelato, surgelato, congelare | congelado, congelar
homemade, home-made | casero, casera, caseros | maison, fait maison | hausgemacht, selbstgemacht, selbst gemacht | fatto in casa | caseiro, caseira
organic | ecológico, ecológica, bio | bio, biologique | bio, biologisch | biologico, bio | biológico, orgânico
local | local, locales, de la zona | local, locale, locaux | regional, lokal, regionale | locale, locali | local, locais
candle, candles | vela, velas | bougie, bougies | kerze, kerzen | candela, candele | vela, velas
jam, marmalade | mermelada | confiture | marmelade, konfitüre | marmellata | compota, geleia
cocoa, hot chocolate | cacao, chocolate caliente | chocolat chaud, cacao | kakao, heiße schokolade | cioccolata calda | chocolate quente
soft drink, lemonade, soda | refresco, refrescos, gaseosa | soda, limonade | limonade, softdrink, limo | bibita, bibite | refrigerante
hungry, thirst | hambre, sed | faim, soif | hunger, durst | fame, sete | fome, sede
`
