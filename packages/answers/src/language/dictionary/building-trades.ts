export const buildingTrades = `
plumbing work, plumbing services | fontanería, plomería, gasfitería | plomberie, travaux de plomberie | klempnerarbeiten, sanitärarbeiten, klempnerei | lavori idraulici, idraulica | canalização, encanamento, serviços de canalizador
heating engineer, gas engineer | técnico de calefacción, calefactor, técnico de calderas | chauffagiste | heizungsbauer, heizungsinstallateur, heizungsmonteur | termoidraulico, caldaista, tecnico caldaie | técnico de aquecimento, técnico de caldeiras
boiler service, boiler servicing | revisión de la caldera, mantenimiento de la caldera | entretien de chaudière, révision de la chaudière | heizungswartung, thermenwartung, kesselwartung | manutenzione caldaia, revisione della caldaia | manutenção da caldeira, revisão da caldeira
combi boiler | caldera mixta | chaudière mixte, chaudière à double service | kombitherme, kombikessel | caldaia combinata | caldeira mista
condensing boiler | caldera de condensación | chaudière à condensation | brennwertkessel, brennwerttherme, brennwertgerät | caldaia a condensazione | caldeira de condensação
water heater, immersion heater | calentador de agua, termo eléctrico, calentador | chauffe-eau, ballon d'eau chaude, cumulus | warmwasserbereiter, durchlauferhitzer, warmwasserboiler | scaldabagno, boiler elettrico, scaldacqua | esquentador, termoacumulador, aquecedor de água
hot water | agua caliente | eau chaude | warmwasser, warmes wasser, heißes wasser | acqua calda | água quente
cold water | agua fría | eau froide | kaltwasser, kaltes wasser | acqua fredda | água fria
hot water cylinder, water tank, cistern | depósito de agua, acumulador, cisterna | réservoir d'eau, citerne | wasserspeicher, wassertank, zisterne | serbatoio dell'acqua, cisterna, bollitore | depósito de água, cisterna, reservatório
water pressure | presión del agua, presión de agua | pression d'eau, pression de l'eau | wasserdruck | pressione dell'acqua | pressão da água, pressão de água
pressure | presión | pression | druck | pressione | pressão
underfloor heating | suelo radiante, calefacción por suelo radiante | chauffage au sol, plancher chauffant | fußbodenheizung, bodenheizung | riscaldamento a pavimento | piso radiante, aquecimento por piso radiante
central heating | calefacción central | chauffage central | zentralheizung | riscaldamento centralizzato | aquecimento central
district heating | calefacción urbana | chauffage urbain | fernwärme | teleriscaldamento | aquecimento urbano
oil heating, oil boiler | calefacción de gasóleo, caldera de gasóleo | chauffage au fioul, chaudière au fioul | ölheizung | riscaldamento a gasolio, caldaia a gasolio | aquecimento a gasóleo, caldeira a gasóleo
gas boiler, gas heating | caldera de gas, calefacción de gas | chaudière à gaz, chaudière gaz, chauffage au gaz | gasheizung, gastherme | caldaia a gas, riscaldamento a gas | caldeira a gás, aquecimento a gás
pellet stove, pellets | estufa de pellets, pellets | poêle à granulés, granulés de bois | pelletofen, pelletheizung, pellets | stufa a pellet, pellet | salamandra a pellets, recuperador a pellets
wood-burning stove | estufa, estufa de leña | poêle à bois | kaminofen, holzofen, schwedenofen | stufa, stufa a legna | salamandra, fogão a lenha
thermostat, thermostats | termostato | thermostat | thermostat, raumthermostat | termostato | termóstato, termostato
bleed radiators, bleeding | purgar los radiadores, purgar | purger les radiateurs, purger | heizung entlüften, heizkörper entlüften, entlüften | sfiatare i termosifoni, sfiatare | purgar os radiadores, purgar
radiators | radiador, radiadores | radiateur, radiateurs | heizkörper | termosifone, termosifoni, radiatore | radiador, radiadores
valve, valves | válvula, llave de paso | vanne, soupape | ventil, absperrventil | valvola | válvula
stopcock, shut-off valve | llave de paso, llave general | robinet d'arrêt, vanne d'arrêt | absperrhahn, haupthahn | rubinetto di arresto, chiave di arresto | torneira de segurança, registo geral
gas leak, smell of gas | fuga de gas, escape de gas, olor a gas | fuite de gaz, odeur de gaz | gasleck, gasgeruch | fuga di gas, perdita di gas, odore di gas | fuga de gás, cheiro a gás, vazamento de gás
gas safety certificate, landlord gas certificate | certificado de gas, revisión del gas | certificat de gaz, attestation gaz | gasprüfung, gasgeräteprüfung | certificato gas, certificato impianto gas | certificado de gás, inspeção de gás
carbon monoxide | monóxido de carbono | monoxyde de carbone | kohlenmonoxid | monossido di carbonio | monóxido de carbono
water leak, leak detection | fuga de agua, detección de fugas | fuite d'eau, recherche de fuite, détection de fuite | wasserleck, leckortung, lecksuche | perdita d'acqua, ricerca perdite | fuga de água, vazamento, deteção de fugas
burst pipe, burst pipes | tubería rota, tubería reventada, cañería rota | tuyau éclaté, canalisation rompue, rupture de canalisation | rohrbruch, wasserrohrbruch | tubo rotto, tubo scoppiato | cano rebentado, cano estourado, cano partido
frozen pipe, frozen pipes | tubería congelada | tuyau gelé, canalisation gelée | eingefrorene leitung, eingefrorenes rohr | tubo ghiacciato, tubature gelate | cano congelado
drip, dripping | gotear, gotea, goteo, goteando | goutter, goutte, qui goutte | tropfen, tropft | gocciolare, gocciola, sgocciola | pingar, pinga, gotejar
flood, flooding, flooded | inundación, inundar, inundado, inundada | inondation, inonder, inondé, inondée | überschwemmung, überflutung, überschwemmt, überflutet | allagamento, allagare, allagato, allagata | inundação, inundar, inundado, alagamento
blocked toilet, blocked loo | inodoro atascado, váter atascado, wáter atascado | toilettes bouchées, wc bouché | verstopfte toilette, toilette verstopft, klo verstopft | water otturato, wc intasato, water intasato | sanita entupida, vaso entupido, privada entupida
blocked sink, blocked drain | fregadero atascado, desagüe atascado, tubería atascada | évier bouché, canalisation bouchée | abfluss verstopft, verstopfter abfluss, rohrverstopfung | lavandino otturato, scarico otturato, scarico intasato | pia entupida, ralo entupido, cano entupido
toilet seat | tapa del inodoro, asiento del váter | lunette de toilette, abattant | klobrille, toilettensitz, wc-sitz | tavoletta del water, sedile del water | tampo de sanita, assento sanitário
flush, flushing | cisterna, tirar de la cadena | chasse d'eau | spülung, toilettenspülung, spülkasten | sciacquone | autoclismo, descarga
washbasin, bathroom sink | lavabo, lavamanos | lavabo, vasque | waschbecken, waschtisch | lavabo, lavandino | lavatório
kitchen sink | fregadero, lavaplatos | évier | spüle, spülbecken, küchenspüle | lavello, acquaio | lava-loiça, pia da cozinha
mixer tap, faucet, taps | grifo, grifería, monomando, llave del agua | robinet, mitigeur, robinetterie | wasserhahn, mischbatterie, armatur, armaturen | rubinetto, miscelatore, rubinetteria | torneira, torneira misturadora
shower cubicle, shower enclosure, shower screen | mampara, mampara de ducha, cabina de ducha | cabine de douche, paroi de douche | duschkabine, duschwand | box doccia, cabina doccia | cabine de duche, box do banheiro, resguardo de duche
shower tray, walk-in shower | plato de ducha, ducha a ras de suelo | receveur de douche, bac à douche, douche à l'italienne | duschwanne, duschtasse, bodengleiche dusche, ebenerdige dusche | piatto doccia, doccia a filo pavimento | base de duche, duche italiano
bathroom renovation, bathroom refit, bathroom fitting | reforma de baño, reforma del baño, reforma de baños | rénovation de salle de bain, rénovation salle de bains | badsanierung, badrenovierung, badumbau | rifacimento bagno, ristrutturazione bagno | remodelação de casa de banho, reforma do banheiro
kitchen fitter, kitchen fitting, fitted kitchen | montador de cocinas, instalación de cocinas, cocina a medida | cuisiniste, pose de cuisine, cuisine équipée | küchenmonteur, küchenmontage, einbauküche, küchenbauer | montaggio cucine, cucina su misura | montagem de cozinhas, cozinha por medida, cozinha planejada
water softener | descalcificador | adoucisseur d'eau, adoucisseur | wasserenthärter, enthärtungsanlage | addolcitore | descalcificador, amaciador de água
limescale, hard water | cal, agua dura | calcaire, eau dure, tartre | kalk, verkalkt, hartes wasser | calcare, acqua dura | calcário, água dura
water meter, gas meter | contador del agua, contador de agua, contador del gas | compteur d'eau, compteur de gaz | wasserzähler, wasseruhr, gaszähler | contatore dell'acqua, contatore del gas | contador de água, contador de gás, hidrômetro
electricity meter, smart meter | contador de la luz, contador eléctrico | compteur électrique, compteur d'électricité | stromzähler, zählerkasten | contatore elettrico, contatore della luce | contador de eletricidade, contador da luz, medidor de energia
power cut, power outage, no electricity | apagón, corte de luz, sin luz | coupure de courant, panne de courant, panne d'électricité | stromausfall, kein strom | blackout, mancanza di corrente, interruzione di corrente | corte de energia, falha de eletricidade, falta de luz, apagão
short circuit | cortocircuito | court-circuit | kurzschluss | cortocircuito, corto circuito | curto-circuito
fuse, fuses | fusible, fusibles | fusible, plomb, plombs | sicherung, sicherungen | fusibile, fusibili | fusível, fusíveis
fuse box, consumer unit, fuse board, electrical panel | cuadro eléctrico, caja de fusibles | tableau électrique | sicherungskasten, verteilerkasten, stromkasten | quadro elettrico, centralino | quadro elétrico, quadro de luz
circuit breaker, trip switch, rcd | diferencial, magnetotérmico, disyuntor | disjoncteur, différentiel | fi-schalter, schutzschalter, leitungsschutzschalter | salvavita, interruttore differenziale, magnetotermico | disjuntor, diferencial
tripping, keeps tripping | saltar el diferencial, salta el diferencial, saltan los plomos | disjoncte, disjoncter | sicherung fliegt raus, fliegt raus, springt raus | scatta il salvavita, salta la corrente | dispara, disparar, o disjuntor dispara
light switch, dimmer | interruptor, regulador de luz | interrupteur, variateur | lichtschalter, schalter, dimmer | interruttore, dimmer | interruptor
rewire, rewiring, wiring | cableado, instalación eléctrica, recablear | câblage, mise aux normes électriques, installation électrique | verkabelung, elektroinstallation, neu verkabeln | cablaggio, impianto elettrico, rifare l'impianto | cablagem, instalação elétrica, fiação
electrical certificate, electrical safety certificate, eicr | boletín eléctrico, certificado eléctrico, boletín de la luz | certificat électrique, diagnostic électrique, attestation de conformité | e-check, elektroprüfung, prüfprotokoll | certificazione impianto elettrico, dichiarazione di conformità | certificado elétrico, certificação elétrica
extension lead, extension cable, extension cord | alargador, alargadera, cable alargador | rallonge, rallonge électrique | verlängerungskabel, verlängerungsschnur | prolunga | extensão elétrica, cabo de extensão
voltage, volts | voltaje, voltios, tensión | tension, volts | spannung, volt | tensione, voltaggio, volt | tensão, voltagem, volts
spotlight, spotlights, downlights | foco, focos, ojo de buey | spot, spots, spot encastrable | strahler, einbaustrahler, spot, spots | faretto, faretti | foco, focos, projetor
chandelier, pendant light | lámpara de araña, lámpara colgante | lustre, lampe suspendue | kronleuchter, hängelampe, pendelleuchte | lampadario, lampada a sospensione | lustre, candeeiro de teto, candelabro
light bulb, light bulbs, led bulb | bombilla, bombillas, foco, bombillo | ampoule, ampoules | glühbirne, glühbirnen, leuchtmittel, birne | lampadina, lampadine | lâmpada, lâmpadas
doorbell, video doorbell | timbre, timbre de la puerta | sonnette, carillon | türklingel, klingel | campanello | campainha
intercom, entry phone, video entry | portero automático, telefonillo, videoportero, interfono | interphone, visiophone | gegensprechanlage, sprechanlage, türsprechanlage | citofono, videocitofono | intercomunicador, porteiro eletrónico, interfone
burglar alarm, intruder alarm, security system | alarma antirrobo, sistema de alarma, sistema de seguridad | alarme anti-intrusion, système d'alarme | alarmanlage, einbruchmeldeanlage | antifurto, allarme antintrusione, impianto di allarme | alarme antirroubo, sistema de alarme
cctv, security camera, security cameras, surveillance camera | cámara de vigilancia, cámaras de seguridad, videovigilancia | caméra de surveillance, vidéosurveillance | überwachungskamera, videoüberwachung | telecamera di sorveglianza, videosorveglianza, telecamere | câmara de vigilância, câmera de segurança, videovigilância
motion sensor, motion detector, sensor | sensor de movimiento, detector de movimiento, sensor | détecteur de mouvement, capteur | bewegungsmelder, sensor | sensore di movimento, rilevatore di movimento, sensore | sensor de movimento, detetor de movimento
smart home, home automation | domótica, casa inteligente, hogar inteligente | domotique, maison connectée | hausautomation, smart home, hausautomatisierung | domotica, casa intelligente | domótica, casa inteligente
aerial, antenna, satellite dish | antena, antena parabólica, parabólica | antenne, parabole, antenne parabolique | antenne, satellitenschüssel, satellitenanlage | antenna, parabola | antena, antena parabólica
wall box, wallbox, home charger, ev charger | cargador de coche eléctrico, punto de recarga, wallbox | borne de recharge, borne de recharge à domicile | wallbox, ladestation zuhause | colonnina di ricarica, wallbox | carregador de carro elétrico, posto de carregamento
photovoltaic, photovoltaics, pv system | fotovoltaico, fotovoltaica, instalación fotovoltaica | photovoltaïque, installation photovoltaïque | photovoltaik, photovoltaikanlage, solaranlage | fotovoltaico, impianto fotovoltaico | fotovoltaico, sistema fotovoltaico
inverter | inversor | onduleur | wechselrichter | inverter | inversor
battery storage | batería de almacenamiento | batterie de stockage | stromspeicher, batteriespeicher | batteria di accumulo | bateria de armazenamento
feed-in tariff, grid | excedentes, red eléctrica | revente d'électricité, réseau électrique | einspeisevergütung, stromnetz | scambio sul posto, rete elettrica | venda de excedente, rede elétrica
grant, grants, subsidy, funding | subvención, subvenciones, ayudas | subvention, subventions, aide financière, prime | zuschuss, förderung, förderungen, fördermittel, zuschüsse | contributo, contributi, incentivo, bonus, sovvenzione | subsídio, subvenção, incentivo
energy certificate, epc, energy performance certificate | certificado energético, certificado de eficiencia energética | diagnostic de performance énergétique, dpe | energieausweis | attestato di prestazione energetica, ape, certificazione energetica | certificado energético
energy saving, energy efficient, save energy | ahorro energético, ahorrar energía, eficiente | économies d'énergie, économe en énergie | energiesparend, energie sparen, energieeffizient | risparmio energetico, risparmiare energia | poupança de energia, poupar energia, eficiente
roof repair, leaking roof, roof leak | reparación de tejados, gotera, goteras | réparation de toiture, fuite de toiture, toit qui fuit | dachreparatur, undichtes dach, dach undicht | riparazione tetto, infiltrazione dal tetto, tetto che perde | reparação de telhados, goteira, infiltração no telhado
slate, slates, slate roof | pizarra, tejado de pizarra | ardoise, ardoises, toit en ardoise | schiefer, schieferdach | ardesia, tetto in ardesia | ardósia, telhado de ardósia
thatch, thatched roof | techo de paja | toit de chaume, chaume | reetdach, strohdach | tetto di paglia | telhado de colmo, telhado de palha
roof truss, rafters, roof structure | armadura del tejado, viga, cercha | charpente | dachstuhl, sparren | capriata, struttura del tetto | estrutura do telhado, asnas
beam, beams | viga, vigas | poutre, poutres | balken, träger | trave, travi | viga, vigas
roofing felt, bitumen, membrane | tela asfáltica, membrana impermeable | feutre bitumé, membrane d'étanchéité, bitume | dachpappe, bitumen, bitumenbahn | guaina bituminosa, guaina, membrana | tela asfáltica, membrana
green roof | cubierta vegetal, tejado verde | toit végétalisé, toiture végétale | gründach, dachbegrünung | tetto verde | telhado verde, cobertura verde
gutter cleaning, clean the gutters | limpieza de canalones, limpiar canalones | nettoyage de gouttières, nettoyer les gouttières | dachrinnenreinigung, dachrinne reinigen | pulizia grondaie, pulire le grondaie | limpeza de caleiras, limpeza de calhas
chimney sweep, chimney sweeping | deshollinador, limpieza de chimenea | ramoneur, ramonage | schornsteinfeger, kaminkehrer, rauchfangkehrer | spazzacamino, pulizia canna fumaria | limpa-chaminés, limpeza de chaminé
flue | conducto de humos | conduit de cheminée, conduit de fumée | rauchrohr, abgasrohr | canna fumaria | conduta de fumos
dormer, dormer window | buhardilla, mansarda | lucarne, chien-assis | gaube, dachgaube | abbaino | trapeira, água-furtada
loft conversion, attic conversion | reforma de buhardilla, reforma del ático | aménagement de combles, aménagement des combles | dachausbau, dachgeschossausbau | recupero sottotetto, ristrutturazione mansarda | remodelação do sótão, aproveitamento do sótão
house extension, home extension | ampliación de vivienda, ampliación de la casa | extension de maison, agrandissement | hausanbau, anbau | ampliamento casa, ampliamento | ampliação da casa, ampliação
conservatory, winter garden | jardín de invierno, galería acristalada | véranda, jardin d'hiver | wintergarten | giardino d'inverno, veranda | jardim de inverno, marquise
awning, awnings, sunshade | toldo, toldos | store banne, auvent | markise, markisen, sonnensegel | tenda da sole, tende da sole | toldo, toldos
pergola | pérgola | pergola | pergola | pergola, pergolato | pérgola
canopy, porch roof | marquesina, tejadillo | auvent, marquise | vordach, überdachung | pensilina, tettoia | alpendre, telheiro
carport | cochera, marquesina para coche | abri de voiture, carport | carport | posto auto coperto, carport | telheiro para carro, garagem aberta
double glazing, double glazed | doble acristalamiento, doble cristal, doble vidrio | double vitrage | doppelverglasung, doppelt verglast, isolierglas | doppio vetro, doppi vetri, vetrocamera | vidro duplo, vidros duplos
triple glazing, triple glazed | triple acristalamiento | triple vitrage | dreifachverglasung, dreifach verglast | triplo vetro, tripli vetri | vidro triplo
glazier, glazing | cristalero, vidriero, acristalamiento | vitrier, vitrerie, vitrage | glaser, glaserei, verglasung | vetraio, vetrai | vidraceiro, vidraçaria
pane, broken window, window pane | cristal roto, ventana rota, vidrio roto | vitre, vitre cassée, carreau cassé | fensterscheibe, scheibe, kaputte scheibe | vetro rotto, finestra rotta | vidro partido, vidraça, vidro quebrado
window frame, upvc windows | marco de ventana, ventanas de pvc | cadre de fenêtre, fenêtre pvc | fensterrahmen, kunststofffenster | telaio della finestra, infissi in pvc, serramenti | caixilho, janelas de pvc, caixilharia
sliding door, patio doors, bifold doors | puerta corredera, puertas correderas | porte coulissante, baie vitrée | schiebetür, terrassentür, falttür | porta scorrevole, portafinestra | porta de correr, portas de correr
front door, entrance door | puerta de entrada, puerta principal | porte d'entrée | haustür, eingangstür, wohnungstür | porta d'ingresso, portone | porta de entrada, porta da frente
interior door, internal door | puerta interior, puertas de interior | porte intérieure | zimmertür, innentür | porta interna, porte interne | porta interior, portas interiores
security door, armoured door, reinforced door | puerta blindada, puerta acorazada | porte blindée | sicherheitstür, panzertür | porta blindata | porta blindada
garage door, up-and-over door | puerta de garaje | porte de garage | garagentor | porta del garage, basculante | portão de garagem, porta de garagem
roller shutter, roller shutters | persiana, persianas | volet roulant, volets roulants | rollladen, rolladen, rollläden, jalousie | tapparella, tapparelle, serranda | estore, estores, persiana
shutters, window shutter | contraventana, postigo | volet, volets | fensterladen, fensterläden, klappladen | persiana, imposta, scuri | portada, portadas, veneziana
venetian blind, roller blind | veneciana, estor, estores | store vénitien, store enrouleur, stores | jalousie, rollo, plissee | veneziana, tenda a rullo | persiana veneziana, estore de rolo
fly screen, insect screen | tela mosquitera | moustiquaire de fenêtre | insektenschutzgitter, insektenschutz | zanzariera per finestre | rede mosquiteira
window ledge, window sill, windowsill | alféizar, repisa | rebord de fenêtre, appui de fenêtre | fensterbank, fensterbrett, sims | davanzale | peitoril, parapeito
draught, draughts, draughty, draft proofing | corriente de aire, corrientes de aire | courant d'air, courants d'air | zugluft, es zieht, luftzug | spiffero, spifferi, corrente d'aria | corrente de ar, correntes de ar
condensation | condensación | condensation, buée | kondenswasser, schwitzwasser, kondensation | condensa | condensação
soundproof, soundproofing, acoustic insulation | insonorización, insonorizar, aislamiento acústico | insonorisation, insonoriser, isolation phonique | schallschutz, schalldämmung, schalldicht | insonorizzazione, insonorizzare, isolamento acustico | insonorização, insonorizar, isolamento acústico
cavity wall, external wall insulation | aislamiento de fachada, sate | isolation par l'extérieur, isolation des murs | fassadendämmung, außendämmung | cappotto termico, isolamento a cappotto | capoto, isolamento exterior
painter, decorator, house painter | pintor, pintor de casas, pintores | peintre, peintre en bâtiment | maler, malerbetrieb, anstreicher | imbianchino, pittore, decoratore | pintor, pintores
coat of paint | capa de pintura, mano de pintura, capas | couche de peinture, couches | anstrich, farbschicht | mano di vernice, mani di pittura | demão, camada de tinta
primer, undercoat | imprimación | sous-couche, apprêt, primaire | grundierung, grundieren | fondo, primer, aggrappante | primário, selador
varnish wood, lacquer, woodstain | barniz, barnizar, laca | vernis, vernir, lasure, laque | lack, lackieren, lasur, holzlasur | vernice trasparente, laccatura, laccare, impregnante | verniz, envernizar, lacar
matt, matte finish | mate | mat, mate | matt | opaco, opaca | mate, fosco
gloss, glossy | brillante, brillo | brillant, brillante | glänzend, hochglanz | lucido, lucida | brilhante, brilho
facade, façade, exterior painting | fachada, pintura exterior | façade, ravalement, peinture extérieure | fassade, fassadenanstrich, außenanstrich | facciata, tinteggiatura esterna | fachada, pintura exterior
plaster, plastering, plasterer | yeso, enlucido, yesero, enlucir | plâtre, plâtrier, enduit, enduire | putz, verputzen, gipser, verputzer, gips | intonaco, intonacare, gesso, stuccatore | gesso, reboco, estuque, rebocar, gesseiro
plasterboard, drywall | pladur, placa de yeso, tablaroca | placo, plaque de plâtre, cloison sèche | rigips, gipskarton, gipskartonplatte, trockenbau | cartongesso | pladur, gesso cartonado, drywall
render, rendering | revoco, enfoscado | crépi, crépir | außenputz | rasatura, intonaco esterno | reboco exterior
skim, filler, smoothing walls | masilla, alisar paredes, quitar gotelé | mastic, lissage, reboucher | spachteln, spachtelmasse, glätten | stucco, stuccare, rasare | massa corrida, alisar paredes, betume
partition, partition wall | tabique, tabiques | cloison, cloisons | trennwand, trennwände, zwischenwand | parete divisoria, tramezzo | divisória, parede divisória, tabique
load-bearing wall, knock down a wall | muro de carga, tirar una pared, derribar un muro | mur porteur, abattre un mur, casser un mur | tragende wand, wanddurchbruch, wand einreißen | muro portante, abbattere una parete | parede mestra, derrubar uma parede
demolition, demolish | demolición, derribo, demoler, derribar | démolition, démolir | abriss, abbruch, abreißen | demolizione, demolire | demolição, demolir
bricklayer, mason, masonry | albañil, albañilería | maçon, maçonnerie | maurer, maurerarbeiten, mauerwerk | muratore, muratura | pedreiro, alvenaria
builder, building contractor, general contractor | constructor, empresa de reformas, contratista | entreprise de construction, constructeur, entrepreneur | bauunternehmer, bauunternehmen, baufirma | impresa edile, costruttore | construtor, empreiteiro
architect, architects | arquitecto, arquitecta | architecte | architekt, architektin | architetto | arquiteto, arquiteta
surveyor, structural engineer | aparejador, arquitecto técnico, ingeniero de estructuras | géomètre, expert bâtiment | gutachter, bausachverständiger, statiker, vermesser | geometra, perito edile | topógrafo, perito, engenheiro de estruturas
planning permission, building permit | licencia de obras, permiso de obra, licencia de obra | permis de construire, autorisation d'urbanisme, déclaration préalable | baugenehmigung, bauantrag | permesso di costruire, licenza edilizia | licença de construção, alvará de obras
building regulations, building code | normativa de edificación, código técnico | normes de construction, code de la construction | bauvorschriften, bauordnung | normativa edilizia, regolamento edilizio | regulamento de construção, código de obras
building site, construction site | obra, obras | chantier | baustelle | cantiere | obra, estaleiro
foundation, foundations | cimientos, cimentación | fondations | fundament, fundamente | fondamenta | fundação, fundações, alicerces
plot, land, building plot | terreno, parcela, solar | terrain, parcelle | grundstück, bauplatz, baugrund | terreno, lotto | terreno, lote
handyman, odd jobs, small jobs | manitas, pequeñas reparaciones, chapuzas | homme à tout faire, petits travaux, bricoleur | handwerker, hausmeisterdienst, kleinreparaturen | tuttofare, piccoli lavori, piccole riparazioni | faz-tudo, marido de aluguel, pequenos trabalhos
tradesman, tradesperson, craftsman | artesano, profesional, operario | artisan, ouvrier | handwerker, handwerksbetrieb, handwerk | artigiano, operaio | artesão, profissional, operário
apprentice, apprenticeship | aprendiz, aprendizaje | apprenti, apprentissage | auszubildender, azubi, lehrling, ausbildung, lehre | apprendista, apprendistato | aprendiz, aprendizagem
do it yourself, diy | bricolaje | bricolage, bricoler | heimwerken, heimwerker, selber machen | fai da te, bricolage | bricolage, faça você mesmo
carpenter, joiner, carpentry, joinery | carpintero, carpintería, ebanista | menuisier, menuiserie, charpentier, ébéniste | tischler, schreiner, zimmermann, tischlerei, schreinerei | falegname, falegnameria, carpentiere | carpinteiro, carpintaria, marceneiro, marcenaria
made to measure, made-to-measure, bespoke, custom-made | a medida, hecho a medida, personalizado | sur mesure, fait sur mesure | maßgefertigt, nach maß, maßanfertigung, sonderanfertigung | su misura, fatto su misura | por medida, à medida, sob medida
built-in wardrobe, fitted wardrobe | armario empotrado, armarios empotrados | placard intégré, dressing sur mesure | einbauschrank, einbauschränke | armadio a muro | roupeiro embutido, armário embutido
staircase, banister, handrail | escalera, barandilla, pasamanos | escalier, rampe, main courante, garde-corps | treppe, treppengeländer, handlauf, geländer | scala, ringhiera, corrimano | escada, corrimão
railing, railings, balustrade | reja, verja, barandilla, rejas | grille, balustrade, rambarde | gitter, brüstung | inferriata, ringhiera, balaustra | grade, gradeamento, balaustrada
decking, deck, wooden terrace | tarima exterior, terraza de madera | terrasse en bois | holzterrasse, terrassendielen | pavimento in legno per esterni, decking | deck, deck de madeira
shed, garden shed, summer house | caseta de jardín, cobertizo | abri de jardin, cabanon | gartenhaus, geräteschuppen, schuppen | casetta da giardino, capanno | abrigo de jardim, casinha de jardim, barracão
log cabin, wooden house | cabaña de madera, casa de madera | chalet en bois, maison en bois | blockhaus, holzhaus | casa di legno, casetta di legno | cabana de madeira, casa de madeira
woodworm, termites, dry rot | carcoma, termita, termitas, podredumbre | vers à bois, termite, termites, mérule | holzwurm, termiten, hausschwamm | tarlo, tarli, termiti | caruncho, térmita, cupim
=oak, pine, beech, walnut, birch | roble, pino, haya, nogal, abedul | chêne, pin, hêtre, noyer, bouleau | eiche, kiefer, buche, nussbaum, birke | quercia, pino, faggio, noce, betulla | carvalho, pinho, faia, nogueira, bétula
=plywood, chipboard | contrachapado, aglomerado | contreplaqué, aggloméré | sperrholz, spanplatte | compensato, truciolare | contraplacado, aglomerado
floor layer, floor fitter | instalador de suelos, solador | poseur de parquet, poseur de sol, solier | bodenleger, parkettleger | posatore, parchettista | assentador de pavimentos, colocador de piso
vinyl flooring, lino, linoleum | suelo vinílico, vinilo, linóleo | sol vinyle, lino, linoléum | vinylboden, linoleum, pvc-boden | pavimento vinilico, linoleum | pavimento vinílico, piso vinílico, linóleo
floorboards, wooden floor, hardwood floor | tarima, suelo de madera, entarimado | plancher, parquet massif, sol en bois | dielen, dielenboden, holzboden | pavimento in legno, tavolato, assi | soalho, chão de madeira, assoalho
skirting board, baseboard | rodapié, rodapiés, zócalo | plinthe, plinthes | fußleiste, sockelleiste | battiscopa, zoccolino | rodapé, rodapés
floor sanding, sand and polish floors | acuchillar, acuchillado, lijar el parqué | ponçage de parquet, poncer le parquet | parkett schleifen, dielen schleifen, parkett abschleifen | levigatura parquet, lamatura | lixar soalho, raspagem de taco, afagar soalho
screed, levelling | solera, autonivelante, nivelar | chape, ragréage | estrich, ausgleichsmasse | massetto, autolivellante | betonilha, contrapiso, autonivelante
=marble, granite | mármol, granito | marbre, granit | marmor, granit | marmo, granito | mármore, granito
worktop, countertop, kitchen worktop | encimera, encimeras | plan de travail | arbeitsplatte, küchenarbeitsplatte | piano di lavoro, top cucina | bancada, tampo de cozinha
tiler, wall tiles, floor tiles | alicatador, azulejo, azulejos, baldosa, baldosas | carreleur, carrelage, faïence | fliesenleger, fliese, fliesen, kacheln | piastrellista, piastrella, piastrelle | ladrilhador, azulejo, azulejos, ladrilho
grout, grouting, sealant, silicone | lechada, juntas, silicona, sellador | joint, joints, silicone | fuge, fugen, silikon, verfugen, dichtmasse | fuga, stucco per fughe, silicone, sigillante | junta, rejunte, silicone, vedante
washer, gasket | junta, arandela | joint, rondelle | dichtung, dichtungen, unterlegscheibe | guarnizione, guarnizioni, rondella | anilha, vedante, junta
welder, welding, weld | soldador, soldadura, soldar | soudeur, soudure, souder | schweißer, schweißen, geschweißt | saldatore, saldatura, saldare | soldador, soldadura, soldar, solda
blacksmith, metalworker, wrought iron | herrero, hierro forjado, cerrajería metálica | forgeron, ferronnier, fer forgé | schmied, schlosser, metallbau, schmiedeeisen | fabbro, ferro battuto | ferreiro, serralheiro, ferro forjado
=aluminium, copper, brass, bronze | aluminio, cobre, latón, bronce | aluminium, cuivre, laiton, bronze | aluminium, kupfer, messing, bronze | alluminio, rame, ottone, bronzo | alumínio, cobre, latão, bronze
stainless steel | acero inoxidable | acier inoxydable, inox | edelstahl | acciaio inox, acciaio inossidabile | aço inoxidável, aço inox
rust, rusty, corrosion | óxido, oxidado, corrosión | rouille, rouillé, corrosion | rost, rostig, rostet, korrosion | ruggine, arrugginito, corrosione | ferrugem, enferrujado, corrosão
locksmith service, open a locked door, door opening | cerrajero, apertura de puertas, abrir una puerta | serrurier, serrurerie, ouverture de porte | schlüsseldienst, türöffnung, schlosser | fabbro, apertura porte, apertura porta | serralheiro, abertura de portas, chaveiro
locked myself out, lost my keys | me he quedado fuera, he perdido las llaves, puerta cerrada de golpe | porte claquée, clés perdues, enfermé dehors | ausgesperrt, schlüssel verloren, tür zugefallen | chiuso fuori, chiavi perse, perso le chiavi | trancado fora, perdi as chaves, porta fechada
lock cylinder, cylinder lock, lock change, change the locks | bombín, bombillo, cambiar la cerradura, cambio de cerradura | barillet, cylindre de serrure, changement de serrure | schließzylinder, schloss austauschen, türschloss | cilindro, cambio serratura, cambiare la serratura | canhão da fechadura, cilindro, trocar a fechadura
break-in, burglary, burglar | robo, allanamiento, ladrón, robo en casa | cambriolage, cambrioleur, effraction | einbruch, einbrecher, eingebrochen | furto in casa, ladro, effrazione | assalto, arrombamento, ladrão
master key, spare key | llave maestra, llave de repuesto, copia de llave | passe-partout, double de clé, double des clés | generalschlüssel, ersatzschlüssel, zweitschlüssel | chiave universale, chiave di riserva, copia chiavi | chave-mestra, chave suplente, cópia de chave
peephole, door viewer | mirilla | judas | türspion | spioncino | olho mágico
bolt, latch, deadbolt | cerrojo, pestillo | verrou, loquet | riegel, türriegel | chiavistello, catenaccio | ferrolho, trinco
combination lock, keypad, access code | cerradura con código, teclado numérico, código de acceso | serrure à code, digicode, code d'accès | zahlenschloss, codeschloss, zugangscode | serratura a combinazione, tastierino, codice di accesso | fechadura com código, código de acesso
snow clearing, gritting | retirada de nieve, quitanieves | déneigement | schneeräumen, winterdienst, räumdienst | sgombero neve, spazzaneve | remoção de neve, limpa-neves
caretaker, janitor, concierge | conserje, portero | concierge, gardien d'immeuble | hausmeister, hauswart | portinaio, custode, portiere | porteiro, zelador
no call-out fee, call-out charge | desplazamiento, gastos de desplazamiento, coste de desplazamiento | frais de déplacement, déplacement gratuit | anfahrtskosten, anfahrt, anfahrtspauschale | costo di uscita, diritto di chiamata, costo della chiamata | taxa de deslocação, deslocação, taxa de visita
site visit, home visit | visita a domicilio, visita a la obra | visite sur place, visite à domicile | besichtigung, vor-ort-termin, hausbesuch | sopralluogo, visita a domicilio | visita ao local, visita ao domicílio
24 hours, 24/7, round the clock | 24 horas, día y noche | 24 heures sur 24, jour et nuit, 24h/24 | rund um die uhr, 24 stunden | 24 ore su 24, giorno e notte | 24 horas, dia e noite
registered, accredited, approved | registrado, acreditado, homologado | agréé, homologué, certifié | zugelassen, eingetragen, anerkannt | iscritto all'albo, accreditato, abilitato | registado, credenciado, homologado
public liability, liability insurance | responsabilidad civil, seguro de responsabilidad civil | responsabilité civile, assurance responsabilité | haftpflicht, haftpflichtversicherung, betriebshaftpflicht | responsabilità civile, assicurazione responsabilità civile | responsabilidade civil, seguro de responsabilidade civil
asbestos | amianto, uralita, asbesto | amiante | asbest | amianto, eternit | amianto, fibrocimento
=radon, lead paint | radón, pintura con plomo | radon, peinture au plomb | radon, bleifarbe | radon, vernice al piombo | radão, tinta com chumbo
mould removal, mold | moho, eliminar moho, quitar humedad | moisissure, traitement des moisissures | schimmel, schimmelbeseitigung, schimmelpilz | muffa, rimozione muffa | bolor, mofo, remover bolor
rising damp, damp proofing, waterproofing | humedad por capilaridad, impermeabilización, impermeabilizar | remontées capillaires, imperméabilisation, étanchéité | aufsteigende feuchtigkeit, abdichtung, abdichten | umidità di risalita, impermeabilizzazione, impermeabilizzare | humidade ascendente, impermeabilização, impermeabilizar
moisture, humid, humidity | humedad, húmedo | humidité, humide | feuchtigkeit, feucht, nässe | umidità, umido | humidade, húmido, umidade
ventilation, ventilate, extractor fan | ventilación, extractor, campana extractora | ventilation, vmc, aération, extracteur | lüftung, belüftung, lüften, lüftungsanlage | ventilazione, aspiratore, aerazione | ventilação, exaustor
cooker hood, range hood | campana de cocina, campana extractora | hotte, hotte aspirante | dunstabzugshaube, abzugshaube | cappa, cappa aspirante | exaustor de cozinha, coifa
sewer, sewage, sewer pipe | alcantarilla, alcantarillado, aguas residuales | égout, égouts, eaux usées | abwasser, kanalisation, kanal | fognatura, fogna, acque reflue | esgoto, esgotos, águas residuais
cesspit, emptying septic tank | pozo negro, fosa séptica, vaciar fosa séptica | fosse septique, vidange de fosse | klärgrube, sickergrube, grube leeren | fossa biologica, spurgo, pozzo nero | fossa séptica, limpa-fossas, esvaziar fossa
water well, borehole | pozo, sondeo | puits, forage | brunnen, brunnenbohrung | pozzo | poço, furo de água
rainwater, rainwater tank, water butt | agua de lluvia, depósito de lluvia | eau de pluie, récupérateur d'eau | regenwasser, regentonne, regenwassertank | acqua piovana, serbatoio acqua piovana | água da chuva, reservatório de água da chuva
=toolbox, workbench | caja de herramientas, banco de trabajo | boîte à outils, établi | werkzeugkasten, werkbank | cassetta degli attrezzi, banco da lavoro | caixa de ferramentas, bancada de trabalho
=pliers, axe, pickaxe, trowel | alicates, hacha, pico, paleta | pince, hache, pioche, truelle | zange, axt, spitzhacke, kelle | pinza, ascia, piccone, cazzuola | alicate, machado, picareta, colher de pedreiro
=tape measure, spirit level | cinta métrica, nivel de burbuja | mètre ruban, niveau à bulle | maßband, wasserwaage | metro a nastro, livella | fita métrica, nível de bolha
hook, hooks, bracket, brackets | gancho, ganchos, escuadra | crochet, crochets, équerre | haken, halterung, winkel | gancio, ganci, staffa | gancho, ganchos, esquadro
wall plug, rawlplug, dowel | taco, tacos, espiga | cheville, chevilles | dübel | tassello, tasselli | bucha, buchas, cavilha
hang a picture, hang pictures, put up shelves, tv mounting | colgar cuadros, colgar un cuadro, montar estanterías, colgar la tele | accrocher un tableau, poser des étagères, fixer la télé | bilder aufhängen, bild aufhängen, regal anbringen, fernseher aufhängen | appendere quadri, montare mensole, appendere la tv | pendurar quadros, montar prateleiras, fixar tv
hang, hanging | colgar, cuelga, cuelgan | accrocher, suspendre | aufhängen, hängen | appendere | pendurar
remote-controlled gate, automatic gate | puerta automática, portón automático | portail automatique, portail électrique | elektrisches tor, automatiktor | cancello automatico, cancello elettrico | portão automático, portão elétrico
fencing, fence panel, garden fence | vallado, cercado, valla de jardín | clôture, grillage, palissade | zaun, zäune, gartenzaun, zaunbau | recinzione, steccato, staccionata | vedação, cerca
`
