export const roomsAndClothes = `
dining room | comedor | salle à manger | esszimmer, speisezimmer, speisesaal | sala da pranzo | sala de jantar
guest room, spare room | habitación de invitados, cuarto de invitados | chambre d'amis | gästezimmer | camera degli ospiti | quarto de hóspedes
children's room, kids' room | cuarto de los niños, habitación infantil | chambre d'enfant | kinderzimmer | cameretta, camera dei bambini | quarto das crianças, quarto infantil
home office | despacho, oficina en casa | bureau, bureau à domicile | arbeitszimmer, homeoffice, büro zuhause | ufficio in casa | escritório em casa, escritório
hallway, corridor | pasillo, recibidor, corredor | couloir, entrée, vestibule | flur, gang, diele, korridor | corridoio, ingresso | corredor, hall de entrada
utility room, laundry room | lavadero, cuarto de lavado, lavandería | buanderie | waschküche, hauswirtschaftsraum, waschraum | lavanderia, locale lavanderia | lavandaria, área de serviço
storeroom, storage room, box room | trastero, cuarto trastero, almacén | débarras, cagibi, local de stockage | abstellraum, abstellkammer, lagerraum | ripostiglio, sgabuzzino | arrecadação, despensa
pantry, larder | despensa, alacena | garde-manger, cellier | speisekammer, vorratskammer | dispensa | despensa
conservatory, winter garden, sunroom | galería acristalada, jardín de invierno | véranda, jardin d'hiver | wintergarten | veranda, giardino d'inverno | jardim de inverno, marquise
shed, garden shed | cobertizo, caseta, caseta de jardín | cabanon, abri de jardin, remise de jardin | schuppen, gartenhaus, geräteschuppen | capanno, casetta da giardino | barracão, casinha de jardim
courtyard, yard, backyard | patio, patio trasero | cour, arrière-cour | hof, innenhof, hinterhof | cortile | pátio, quintal
porch, veranda | porche | porche, perron | vorbau, veranda | portico | alpendre, varanda
=villa, farmhouse, bungalow, studio flat, townhouse | chalet, caserío, bungaló, estudio, casa adosada | villa, corps de ferme, bungalow, studio, maison de ville | villa, bauernhaus, bungalow, einzimmerwohnung, reihenhaus | villa, casale, bungalow, monolocale, villetta a schiera | moradia, casa de campo, bangaló, kitnet, casa geminada
building, block of flats | edificio, bloque de pisos | immeuble, bâtiment | gebäude, wohnhaus, mehrfamilienhaus | edificio, palazzo, condominio | prédio, edifício
armchair, recliner | sillón, butaca | fauteuil | sessel, lehnsessel, ohrensessel | poltrona | poltrona, cadeirão
desk, writing desk | escritorio, mesa de trabajo | bureau, table de travail | schreibtisch | scrivania | secretária, escrivaninha
bookcase, bookshelf | librería, estantería | bibliothèque, étagère à livres | bücherregal | libreria | estante de livros
bunk bed, bunk beds | litera, literas | lits superposés, lit superposé | etagenbett, stockbett, hochbett | letto a castello | beliche
sofa bed, futon | sofá cama | canapé-lit, canapé convertible, clic-clac | schlafsofa, schlafcouch, ausziehsofa | divano letto | sofá-cama
extra bed, folding bed, camp bed | cama supletoria, cama extra, cama plegable | lit d'appoint, lit supplémentaire, lit pliant | zustellbett, klappbett, aufbettung, beistellbett | letto aggiuntivo, letto supplementare, brandina | cama extra, cama desdobrável
double bed, king-size bed, king size | cama de matrimonio, cama doble | lit double, grand lit | doppelbett, ehebett | letto matrimoniale | cama de casal
single bed, twin beds, separate beds | cama individual, camas separadas, dos camas | lit simple, lits séparés, lits jumeaux | einzelbett, getrennte betten, einzelbetten | letto singolo, letti separati | cama de solteiro, camas separadas
=cushion, tablecloth, doormat, coat hanger, bin, bucket, sponge | cojín, mantel, felpudo, percha, papelera, cubo, esponja | coussin, nappe, paillasson, cintre, poubelle, seau, éponge | kissen, tischdecke, fußmatte, kleiderbügel, mülleimer, eimer, schwamm | cuscino, tovaglia, zerbino, gruccia, cestino, secchio, spugna | almofada, toalha de mesa, capacho, cabide, caixote, balde, esponja
bin bag, rubbish bag | bolsa de basura | sac poubelle | müllsack, müllbeutel | sacco della spazzatura | saco do lixo, saco de lixo
cleaning products, cleaning supplies | productos de limpieza | produits d'entretien, produits ménagers | putzmittel, reinigungsmittel | prodotti per la pulizia, detersivi | produtos de limpeza
clothes line, drying rack | tendedero, tender | étendoir, séchoir, corde à linge | wäscheständer, wäscheleine | stendino, stendibiancheria | estendal, varal
ironing board | tabla de planchar | planche à repasser, table à repasser | bügelbrett | asse da stiro | tábua de engomar, tábua de passar
toilet paper | papel higiénico | papier toilette | toilettenpapier, klopapier | carta igienica | papel higiénico, papel higiênico
tissue, tissues, handkerchief | pañuelo, pañuelos de papel | mouchoir, mouchoirs | taschentuch, taschentücher | fazzoletto, fazzoletti | lenço de papel, lenços
toiletries | artículos de aseo, neceser | articles de toilette, produits d'accueil | toilettenartikel, hygieneartikel, pflegeprodukte | articoli da toeletta, prodotti da bagno | artigos de higiene, produtos de higiene
=frying pan, saucepan, pan lid, grater, sieve, whisk, rolling pin | sartén, olla, tapa, rallador, colador, batidor, rodillo | poêle, casserole, couvercle, râpe, passoire, fouet, rouleau à pâtisserie | pfanne, topf, deckel, reibe, sieb, schneebesen, nudelholz | padella, pentola, coperchio, grattugia, colino, frusta, mattarello | frigideira, panela, tampa, ralador, coador, batedor, rolo da massa
=toaster, blender, coffee machine, corkscrew, bottle opener, chopping board | tostadora, batidora, cafetera, sacacorchos, abrebotellas, tabla de cortar | grille-pain, mixeur, machine à café, tire-bouchon, décapsuleur, planche à découper | toaster, mixer, kaffeemaschine, korkenzieher, flaschenöffner, schneidebrett | tostapane, frullatore, macchina del caffè, cavatappi, apribottiglie, tagliere | torradeira, liquidificador, máquina de café, saca-rolhas, abre-garrafas, tábua de cortar
bowl, bowls | cuenco, tazón, bol | bol, saladier | schüssel, schale | ciotola | tigela, taça
tray | bandeja | plateau | tablett | vassoio | bandeja, tabuleiro
jug, carafe, pitcher | jarra | carafe, pichet | krug, karaffe, kanne | caraffa, brocca | jarro, jarra
=jar, tin, tube, lid | tarro, lata, tubo, tapa | bocal, boîte de conserve, tube, couvercle | einmachglas, dose, tube, deckel | barattolo, lattina, tubetto, coperchio | frasco, lata, bisnaga, tampa
barrel, keg | barril | fût, tonneau | fass, fässer | barile, fusto, botte | barril, pipa
string, thread | cuerda, hilo, cordel | ficelle, fil | schnur, faden, garn | spago, filo | fio, cordel, linha
scissors | tijeras | ciseaux | schere | forbici | tesoura
=torch, matches, lighter, ashtray, alarm clock, thermometer | linterna, cerillas, mechero, cenicero, despertador, termómetro | lampe de poche, allumettes, briquet, cendrier, réveil, thermomètre | taschenlampe, streichhölzer, feuerzeug, aschenbecher, wecker, thermometer | torcia, fiammiferi, accendino, posacenere, sveglia, termometro | lanterna, fósforos, isqueiro, cinzeiro, despertador, termómetro
switch, light switch | interruptor | interrupteur | schalter, lichtschalter | interruttore | interruptor
doorbell, intercom, ring the bell | timbre, portero automático, interfono | sonnette, interphone | klingel, türklingel, gegensprechanlage, klingeln | campanello, citofono | campainha, interfone
key card, door code, access code, key box, lockbox | tarjeta llave, código de acceso, código de la puerta, caja de llaves | carte magnétique, code d'accès, code de la porte, boîte à clés | schlüsselkarte, türcode, zugangscode, schlüsselbox | tessera magnetica, codice di accesso, cassetta delle chiavi | cartão-chave, código de acesso, caixa de chaves
handrail, banister, railing, grab rail | barandilla, pasamanos, barra de apoyo | rampe, main courante, barre d'appui | geländer, handlauf, haltegriff | corrimano, ringhiera, maniglione | corrimão, barra de apoio
stairlift | silla salvaescaleras, salvaescaleras | monte-escalier | treppenlift | montascale | cadeira elevatória
stair gate, baby gate | barrera de seguridad para bebés, valla de seguridad | barrière de sécurité, barrière bébé | treppenschutzgitter, kindergitter | cancelletto per bambini | grade de segurança, portão de bebé
baby monitor | vigilabebés, monitor de bebé | babyphone, écoute-bébé | babyphone | baby monitor | intercomunicador de bebé, babá eletrônica
dummy, pacifier | chupete | tétine, sucette | schnuller | ciuccio | chupeta
air bed, inflatable, airbed | colchón hinchable, hinchable, inflable | matelas gonflable, gonflable, structure gonflable | luftmatratze, aufblasbar, luftbett | materasso gonfiabile, gonfiabile | colchão insuflável, insuflável, inflável
sun lounger, deckchair, sunbed | tumbona, hamaca, reposera | chaise longue, transat | liegestuhl, sonnenliege, liege | sdraio, lettino prendisole | espreguiçadeira, cadeira de praia
parasol, sunshade, awning, gazebo | sombrilla, toldo, parasol, carpa | parasol, store banne, tonnelle | sonnenschirm, markise, pavillon | ombrellone, tenda da sole, gazebo | guarda-sol, toldo, gazebo
marquee | carpa | chapiteau, tente de réception | festzelt, partyzelt | tendone, tensostruttura | tenda de eventos, tenda gigante
sandpit, sandbox | arenero, cajón de arena | bac à sable | sandkasten | sabbiera | caixa de areia
playing cards, deck of cards | cartas, baraja, naipes | jeu de cartes, cartes à jouer | spielkarten, kartenspiel | carte da gioco, mazzo di carte | baralho, cartas
trainers, sneakers, sports shoes, running shoes | zapatillas, zapatillas de deporte, deportivas, tenis | baskets, chaussures de sport, tennis | turnschuhe, sportschuhe, hallenschuhe, laufschuhe | scarpe da ginnastica, scarpe da corsa | ténis, sapatilhas, tênis
=sandals, slippers, heels, sole, shoelace, insole | sandalias, pantuflas, tacones, suela, cordón, plantilla | sandales, chaussons, talons, semelle, lacet, semelle intérieure | sandalen, hausschuhe, absätze, sohle, schnürsenkel, einlegesohle | sandali, pantofole, tacchi, suola, laccio, soletta | sandálias, pantufas, saltos, sola, atacador, palmilha
wellies, wellington boots, rubber boots | botas de agua, botas de goma, katiuskas | bottes en caoutchouc, bottes de pluie | gummistiefel | stivali di gomma | galochas, botas de borracha
hiking boots, walking boots, sturdy shoes | botas de montaña, botas de senderismo, calzado resistente | chaussures de randonnée, chaussures de marche | wanderschuhe, wanderstiefel, festes schuhwerk, feste schuhe | scarponi, scarpe da trekking | botas de caminhada, botas de montanha
footwear | calzado | chaussures, chaussant | schuhwerk, schuhe | calzature | calçado
=blouse, jumper, cardigan, hoodie, vest, waistcoat, coat lining | blusa, jersey, rebeca, sudadera, camiseta interior, chaleco, forro | chemisier, pull, cardigan, sweat à capuche, débardeur, gilet, doublure | bluse, pullover, strickjacke, kapuzenpullover, unterhemd, weste, futter | camicetta, maglione, cardigan, felpa, canottiera, gilet, fodera | blusa, camisola, casaco de malha, moletom, camisola interior, colete, forro
=shorts, leggings, tights, pyjamas, apron, uniform, costume | pantalón corto, mallas, medias, pijama, delantal, uniforme, disfraz | short, legging, collants, pyjama, tablier, uniforme, déguisement | kurze hose, leggings, strumpfhose, schlafanzug, schürze, uniform, kostüm | pantaloncini, leggings, calze, pigiama, grembiule, divisa, travestimento | calções, leggings, collants, pijama, avental, uniforme, fantasia
underwear, knickers, briefs, boxers | ropa interior, bragas, calzoncillos, bóxer | sous-vêtements, culotte, slip, caleçon | unterwäsche, unterhose, slip, boxershorts | intimo, mutande, slip, biancheria intima | roupa interior, cuecas, calcinha, roupa íntima
swimming trunks, swim shorts | bañador de hombre, bóxer de baño | short de bain, slip de bain | badehose, badeshorts | costume da uomo, boxer da bagno | calções de banho, sunga
raincoat, rain jacket, waterproofs | chubasquero, impermeable, gabardina | imperméable, ciré, k-way, veste de pluie | regenjacke, regenmantel, regenkleidung | impermeabile, giacca a vento, k-way | impermeável, capa de chuva
ski clothes, salopettes, snowsuit | ropa de esquí, pantalón de esquí, mono de nieve | tenue de ski, combinaison de ski, pantalon de ski | skianzug, skihose, skibekleidung, schneeanzug | tuta da sci, pantaloni da sci | fato de ski, calças de ski
warm clothes, warm clothing, layers of clothing | ropa de abrigo, ropa caliente | vêtements chauds | warme kleidung, warme sachen | vestiti caldi, abbigliamento pesante | roupa quente, agasalhos
comfortable clothes, loose clothing | ropa cómoda | vêtements confortables, tenue confortable | bequeme kleidung | abbigliamento comodo, vestiti comodi | roupa confortável
sportswear, sports clothes, gym kit, gym clothes | ropa de deporte, ropa deportiva | tenue de sport, vêtements de sport | sportkleidung, sportsachen, sportzeug | abbigliamento sportivo, tuta | roupa de desporto, roupa de ginástica, roupa esportiva
tracksuit, joggers | chándal, pants deportivos | survêtement, jogging | trainingsanzug, jogginghose | tuta da ginnastica | fato de treino, agasalho
work clothes, workwear, overalls | ropa de trabajo, mono de trabajo | vêtements de travail, bleu de travail, combinaison | arbeitskleidung, overall, blaumann | abbigliamento da lavoro, tuta da lavoro | roupa de trabalho, macacão
change of clothes, spare clothes | ropa de recambio, muda, ropa de cambio | vêtements de rechange, rechange | wechselkleidung, ersatzkleidung, wechselwäsche | cambio, vestiti di ricambio | muda de roupa
evening dress, ball gown, prom dress | vestido de noche, vestido de fiesta, vestido de gala | robe de soirée, robe de bal | abendkleid, ballkleid | abito da sera | vestido de noite, vestido de festa
tuxedo, dinner jacket, black tie | esmoquin, traje de etiqueta | smoking, costume de soirée | smoking, abendgarderobe | smoking | smoking
sleeve, sleeves, cuff | manga, mangas, puño | manche, manches, poignet de chemise | ärmel, manschette | manica, maniche, polsino | manga, mangas, punho
pocket, pockets | bolsillo, bolsillos | poche, poches | tasche, taschen, hosentasche | tasca, tasche | bolso, bolsos
hood | capucha | capuche | kapuze | cappuccio | capuz
crease, creased, wrinkled | arrugado, arruga | froissé, pli | knitter, zerknittert, falte | stropicciato | amarrotado, vinco, amassado
stain removal, stain remover | quitamanchas, quitar manchas | détachant, enlever les taches, détachage | fleckenentfernung, fleckenentferner, flecken entfernen | smacchiatore, smacchiare, togliere macchie | tira-nódoas, tira-manchas
clothing size, plus size, large sizes | talla de ropa, talla grande, tallas grandes | taille de vêtement, grande taille, grandes tailles | konfektionsgröße, kleidergröße, übergröße, große größen | taglia comoda, taglie forti | tamanho de roupa, tamanhos grandes
tailor, dressmaker, seamstress | sastre, modista, costurera | tailleur, couturière, retoucherie | schneider, schneiderin, änderungsschneiderei, schneiderei | sarto, sarta, sartoria | alfaiate, costureira, modista
shoemaker, cobbler, shoe repair | zapatero, reparación de calzado | cordonnier, cordonnerie | schuster, schuhmacher, schuhreparatur | calzolaio, riparazione scarpe | sapateiro, conserto de sapatos
embroidery, embroider, embroidered | bordado, bordar | broderie, broder, brodé | stickerei, sticken, bestickt, besticken | ricamo, ricamare, ricamato | bordado, bordar
knitting, knit, crochet | tejer, punto, ganchillo, tricotar | tricot, tricoter, crochet | stricken, häkeln, gestrickt | lavorare a maglia, uncinetto, maglia | tricô, croché, tricotar
sewing machine | máquina de coser | machine à coudre | nähmaschine | macchina da cucire | máquina de costura
sunglasses | gafas de sol, lentes de sol | lunettes de soleil | sonnenbrille, sonnenbrillen | occhiali da sole | óculos de sol
accessories, accessory | accesorio, accesorios, complementos | accessoire, accessoires | zubehör, accessoires | accessori, accessorio | acessório, acessórios
rucksack, daypack | mochila | sac à dos | rucksack | zaino | mochila
shopping bag, carrier bag | bolsa de la compra, bolsa de plástico | sac de courses, sac plastique | einkaufstasche, tragetasche, einkaufstüte, tüte | borsa della spesa, sacchetto, busta | saco de compras, sacola
sports bag, holdall | bolsa de deporte | sac de sport | sporttasche | borsone, borsa sportiva | saco de desporto
hand luggage, carry-on | equipaje de mano | bagage à main, bagage cabine | handgepäck | bagaglio a mano | bagagem de mão
=pendant, brooch, diamond, pearl, gemstone | colgante, broche, diamante, perla, gema | pendentif, broche, diamant, perle, pierre précieuse | anhänger, brosche, diamant, perle, edelstein | ciondolo, spilla, diamante, perla, pietra preziosa | pingente, broche, diamante, pérola, pedra preciosa
jeweller, jewellers, goldsmith | joyero, joyería, orfebre | bijoutier, bijouterie, joaillier | juwelier, goldschmied | gioielliere, gioielleria, orafo | joalheiro, joalharia, ourives
clasp, buckle | broche, hebilla, cierre | fermoir, boucle | verschluss, schnalle | chiusura, fibbia | fecho, fivela
=stool, bench, coffee table, bedside table, chest of drawers, drawer, driveway | taburete, banco, mesa de centro, mesita de noche, cómoda, cajón, entrada de coches | tabouret, banc, table basse, table de chevet, commode, tiroir, allée de garage | hocker, sitzbank, couchtisch, nachttisch, kommode, schublade, einfahrt | sgabello, panca, tavolino, comodino, cassettiera, cassetto, vialetto | banqueta, banco, mesa de centro, mesa de cabeceira, cómoda, gaveta, entrada da garagem
=toothbrush, toothpaste, detergent, fabric softener, extension lead, plug adapter | cepillo de dientes, pasta de dientes, detergente, suavizante, alargador, adaptador | brosse à dents, dentifrice, lessive, adoucissant, rallonge, adaptateur | zahnbürste, zahnpasta, waschmittel, weichspüler, verlängerungskabel, adapter | spazzolino, dentifricio, detersivo, ammorbidente, prolunga, adattatore | escova de dentes, pasta de dentes, detergente, amaciador, extensão elétrica, adaptador
=furnished, unfurnished, potty, baby bath, baby bottle, formula milk, baby food | amueblado, sin amueblar, orinal, bañera de bebé, biberón, leche de fórmula, papilla | meublé, non meublé, petit pot, baignoire bébé, biberon, lait infantile, nourriture pour bébé | möbliert, unmöbliert, töpfchen, babybadewanne, babyflasche, milchpulver, babynahrung | arredato, non arredato, vasino, vaschetta, biberon, latte in polvere, pappa | mobilado, sem mobília, penico, banheira de bebé, biberão, leite em pó, papinha
=hammock, swing, trampoline, bouncy castle, seesaw, doll, soft toy | hamaca, columpio, cama elástica, castillo hinchable, balancín, muñeca, peluche | hamac, balançoire, trampoline, château gonflable, balançoire à bascule, poupée, peluche | hängematte, schaukel, trampolin, hüpfburg, wippe, puppe, kuscheltier | amaca, altalena, tappeto elastico, castello gonfiabile, dondolo, bambola, peluche | rede, baloiço, cama elástica, castelo insuflável, gangorra, boneca, peluche
=jigsaw, board game, veil, bow tie, cufflinks, velcro, press stud | rompecabezas, juego de mesa, velo, pajarita, gemelos de camisa, velcro, broche a presión | puzzle, jeu de société, voile, nœud papillon, boutons de manchette, velcro, bouton-pression | puzzle, brettspiel, schleier, fliege, manschettenknöpfe, klettverschluss, druckknopf | puzzle, gioco da tavolo, velo, papillon, gemelli da polso, velcro, bottone automatico | quebra-cabeça, jogo de tabuleiro, véu, laço, botões de punho, velcro, botão de pressão
wedding ring, wedding rings, wedding band | alianza, alianzas, anillo de boda | alliance, alliances | ehering, eheringe, trauring, trauringe | fede nuziale, fede, fedi | aliança, alianças
=engagement ring, watch strap, watch battery, needle, pin, lingerie | anillo de compromiso, correa de reloj, pila de reloj, aguja, alfiler, lencería | bague de fiançailles, bracelet de montre, pile de montre, aiguille, épingle, lingerie | verlobungsring, uhrenarmband, uhrenbatterie, nadel, stecknadel, dessous | anello di fidanzamento, cinturino, batteria dell'orologio, ago, spillo, lingerie | anel de noivado, bracelete de relógio, pilha de relógio, agulha, alfinete, lingerie
crate, trunk box | cajón de madera, baúl | caisse, malle | kiste, truhe | cassa, baule | caixote, baú
bra, sports bra | sujetador, sostén, brasier | soutien-gorge, brassière | bh, büstenhalter, sport-bh | reggiseno, reggiseno sportivo | sutiã, soutien
swimming costume, bathing suit, bikini | bañador, bikini, traje de baño | maillot de bain, bikini | badeanzug, bikini, badebekleidung, badesachen | costume da bagno, bikini | fato de banho, biquíni, maiô
`
