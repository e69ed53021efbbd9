// One concept a line: name: en | es | fr | de | it | pt
// Words of one cell mean the same to a visitor; ~ marks words that only hint at the concept.
export const lodgingAndFood = `
pet: pet, pets, animal, animals | mascota, mascotas, animal, animales | animal de compagnie, animaux, animal | haustier, haustiere, tier, tiere | animale, animali | animal de estimação, animais | питомец, животные, животными | ペット, 動物 | 애완동물, 반려동물 | 宠物, 动物 | حيوانات أليفة, حيوان | पालतू, जानवर
suite: suite, suites | suite, suites | suite | suite, suiten | suite | suíte
view: view, views, sea view, overlooking | vistas, vista, vistas al mar | vue, vue sur | meerblick, seeblick, ausblick, aussicht | vista, panorama | vista
balcony: balcony, balconies, terrace | balcón, terraza | balcon, terrasse | balkon, terrasse | balcone, terrazza | varanda, terraço
reception: reception, front desk, receptionist, lobby | recepción, recepcionista | réception, accueil | rezeption, empfang | reception, portineria | receção, recepção
latearrival: late arrival, late arrivals, arrive late, arriving late, late check-in, arrive after, check in late, after hours | llegar tarde, llegada tardía | arrivée tardive, arriver tard, arriver après | spätanreise, später ankommen, später anreisen, spät ankommen, spät anreisen | arrivo tardi, arrivare tardi | chegar tarde, chegada tardia
latecheckout: late check-out, late checkout, check out later, leave later, stay longer | salida tardía | départ tardif | spätabreise, später abreisen, später auschecken | check-out tardivo | check-out tardio
aircon: air conditioning, air-conditioning, air con, aircon, air-conditioned, ac | aire acondicionado, climatizado | climatisation, clim, climatisé | klimaanlage, klimatisiert | aria condizionata, climatizzatore | ar condicionado
touristtax: tourist tax, city tax, visitor tax | tasa turística, impuesto turístico | taxe de séjour | kurtaxe, ortstaxe, tourismusabgabe, bettensteuer | tassa di soggiorno | taxa turística
halfboard: half board, half-board | media pensión | demi-pension | halbpension | mezza pensione | meia pensão
fullboard: full board, all inclusive, all-inclusive | pensión completa, todo incluido | pension complète, tout compris | vollpension, all inclusive | pensione completa | pensão completa, tudo incluído
extrabed: extra bed, cot, cots, travel cot, crib, baby cot | cama supletoria, cama extra, cuna | lit supplémentaire, lit bébé, lit d'appoint | zustellbett, babybett, kinderbett, beistellbett | letto aggiunto, culla, lettino | cama extra, berço
kettle: kettle, kettles | hervidor | bouilloire | wasserkocher | bollitore | chaleira
coffeemachine: coffee machine, coffee machines, coffee maker, espresso machine | cafetera, máquina de café | cafetière, machine à café | kaffeemaschine, espressomaschine | macchina del caffè | cafeteira, máquina de café
fridge: fridge, refrigerator, minibar, freezer | nevera, frigorífico, minibar | réfrigérateur, frigo, minibar | kühlschrank, minibar | frigorifero, frigo, minibar | geladeira, frigorífico, frigobar
safe: room safe, safe deposit box, in-room safe, valuables | caja fuerte | coffre-fort, coffre | safe, tresor, wertsachen | cassaforte | cofre
television: tv, television, televisions, netflix | televisión, televisor, tele | télévision, télé | fernseher, fernsehen | televisione, televisore | televisão
hairdryer: hairdryer, hair dryer | secador de pelo, secador | sèche-cheveux | föhn, haartrockner | asciugacapelli, phon | secador de cabelo
leaveluggage: luggage storage, store luggage, store my bags, store our bags, leave my bags, leave our bags, leave my luggage, leave our luggage, left luggage, store your bags, keep your bags, look after your bags | consigna, guardar el equipaje, guardar equipaje, dejar el equipaje, dejar las maletas, guardar las maletas | consigne, laisser les bagages, garder les bagages | gepäckaufbewahrung, gepäck abstellen, koffer abstellen, gepäck lagern | deposito bagagli, lasciare i bagagli | guardar a bagagem, deixar as malas
roomservice: room service | servicio de habitaciones | service en chambre, room service | zimmerservice, etagenservice | servizio in camera | serviço de quarto
linen: linen, bed linen, sheets, bedding | ropa de cama, sábanas | draps, linge de lit | bettwäsche, bettlaken | lenzuola, biancheria | roupa de cama, lençóis
quiet: quiet, noise, noisy, quiet hours | silencio, ruido, tranquilo | calme, bruit, silence | ruhe, ruhig, lärm, nachtruhe | silenzio, rumore, tranquillo | silêncio, barulho
brunch: brunch | brunch | brunch | brunch | brunch | brunch
buffet: buffet, self-service | bufé, buffet | buffet | buffet, büfett | buffet | buffet, bufê
kidsmenu: kids menu, children's menu, children's portions, kids meal | menú infantil | menu enfant, menu enfants | kindermenü, kinderkarte, kinderteller | menù bambini | menu infantil
highchair: high chair, highchair, high chairs, highchairs | trona | chaise haute | hochstuhl, kinderstuhl | seggiolone | cadeira alta, cadeirinha
catering: catering, cater, outside catering | catering | traiteur, catering | catering, partyservice | catering | catering
ingredients: ingredient, ingredients, contain, contains, made of, made from, made with | ingrediente, ingredientes, contiene, lleva | ingrédient, ingrédients, contient, contiennent | zutat, zutaten, enthält, enthalten | ingrediente, ingredienti, contiene | ingrediente, ingredientes, contém
nut: nut, nuts, peanut, peanuts, hazelnut, almond, almonds | frutos secos, nueces, cacahuete, almendra | noix, fruits à coque, noisette, amande, cacahuète | nuss, nüsse, erdnuss, haselnuss, mandel, schalenfrüchte | noci, frutta a guscio, nocciole, mandorle | nozes, frutos secos, amendoim, amêndoa
lactosefree: lactose-free, dairy-free, lactose intolerant, without milk, no dairy | sin lactosa, sin leche | sans lactose, sans lait | laktosefrei, milchfrei, ohne milch | senza lattosio, senza latte | sem lactose, sem leite
sugarfree: sugar-free, no sugar, diabetic, without sugar | sin azúcar, diabético | sans sucre, diabétique | zuckerfrei, ohne zucker, diabetiker | senza zucchero | sem açúcar
wholemeal: wholemeal, whole wheat, wholegrain, brown bread | integral | complet, complète, blé complet | vollkorn, vollkornbrot | integrale | integral
sourdough: sourdough, leaven | masa madre | levain, au levain | sauerteig | lievito madre, pasta madre | massa mãe, fermentação natural
baguette: baguette, baguettes | baguette, barra de pan | baguette, baguettes | baguette, baguettes | baguette | baguete
pastry: pastry, pastries, croissant, croissants, viennoiserie | bollería, cruasán, croissant, pastel, pasteles | viennoiserie, viennoiseries, croissant, croissants, pâtisserie, pâtisseries | gebäck, teilchen, croissant, croissants, plunder | cornetto, brioche, paste, croissant | folhado, croissant
cake: cake, cakes, gateau, tart, birthday cake, wedding cake | tarta, tartas, pastel, pasteles, bizcocho | gâteau, gâteaux, tarte, tartes | kuchen, torte, torten | torta, torte, dolce | bolo, bolos, torta
sandwich: sandwich, sandwiches, roll, filled roll | bocadillo, bocadillos, sándwich | sandwich, sandwichs | sandwich, belegtes brötchen, belegte brötchen | panino, panini | sanduíche, sande
flour: flour, wheat, grain, cereal | harina, trigo, cereal | farine, blé, céréale | mehl, weizen, getreide | farina, grano, cereali | farinha, trigo
halal: halal, kosher | halal, kosher | halal, casher | halal, koscher | halal, kosher | halal, kosher
alcohol: alcohol, alcoholic, licensed bar | alcohol, alcohólico | alcool, alcoolisé | alkohol, alkoholisch | alcol, alcolico | álcool, alcoólico
nonalcoholic: alcohol-free, non-alcoholic, soft drinks | sin alcohol | sans alcool | alkoholfrei | analcolico | sem álcool
spicy: spicy, hot dishes | picante | épicé, piquant | scharf | piccante | picante
tasting: tasting, tastings, taste, sample, samples | degustación, cata, probar, muestra | dégustation, goûter, échantillon | verkostung, weinprobe, probieren, kostprobe, muster | degustazione, assaggio, campione | degustação, prova, amostra
privateroom: private room, private dining, function room, private hire | sala privada, salón privado, reservado | salle privée, salon privé, privatiser | nebenraum, separater raum, veranstaltungsraum | sala privata, saletta | sala privada, espaço privado
tip: tip, tips, gratuity, service charge | propina, propinas | pourboire | trinkgeld | mancia | gorjeta
leftover: leftover, leftovers, unsold, surplus, too good to go | sobras, restos | invendus, restes | reste, übrig | avanzi, invenduto | sobras
preorder: pre-order, preorder, order in advance, order ahead | encargar, encargo, pedir con antelación, reservar con antelación | précommande, précommander, commander à l'avance, réserver à l'avance | vorbestellen, vorbestellung | preordinare, prenotare, ordinare in anticipo | encomendar, encomenda antecipada
bringown: bring my own, bring your own, own food, own wine, own drinks, corkage, byo | traer mi propio, traer mi propia, descorche | apporter mon propre, apporter son, droit de bouchon | eigenes mitbringen, selbst mitbringen, korkgeld | portare il proprio, diritto di tappo | trazer o próprio, rolha
`
