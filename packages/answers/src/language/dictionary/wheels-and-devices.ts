export const wheelsAndDevices = `
car, cars, vehicle, vehicles | coche, coches, carro, automóvil, vehículo, vehículos | voiture, voitures, auto, véhicule, véhicules | auto, autos, wagen, fahrzeug, fahrzeuge, pkw | auto, macchina, macchine, veicolo, veicoli | carro, carros, automóvel, veículo, veículos
van, vans | furgoneta, furgonetas, furgón | camionnette, fourgon, utilitaire | transporter, lieferwagen, kastenwagen | furgone, furgoni | carrinha, furgão
lorry, truck | camión, camiones | camion, camions, poids lourd | lkw, lastwagen, laster | camion | camião, caminhão
motorbike, motorcycle, motorbikes | moto, motos, motocicleta | moto, motos | motorrad, motorräder | moto, motocicletta | mota, moto, motocicleta
scooter, moped | patinete, escúter, ciclomotor | scooter, trottinette, cyclomoteur | roller, motorroller, mofa | motorino, monopattino, scooter | scooter, trotinete, patinete
courtesy car, loan car, replacement car | coche de sustitución, coche de cortesía, coche de préstamo | voiture de prêt, véhicule de remplacement, voiture de courtoisie | leihwagen, ersatzwagen, werkstattersatzwagen | auto sostitutiva, auto di cortesia | carro de cortesia, viatura de substituição
electric car, ev | coche eléctrico, coches eléctricos, vehículo eléctrico | voiture électrique | elektroauto, e-auto, elektrofahrzeug, elektroautos | auto elettrica | carro elétrico
=hybrid, diesel, petrol | híbrido, diésel, gasolina | hybride, diesel, essence | hybrid, diesel, benzin | ibrido, diesel, benzina | híbrido, diesel, gasolina
mot, mot test | itv, inspección técnica | contrôle technique, ct | tüv, hauptuntersuchung, hu | revisione, collaudo | inspeção, ipo
service, servicing | revisión, revisiones, mantenimiento | révision, entretien, vidange | inspektion, wartung, service, kundendienst | tagliando, manutenzione | revisão, manutenção
=interim service, full service | revisión básica, revisión completa | petite révision, révision complète | kleine inspektion, große inspektion | tagliando base, tagliando completo | revisão básica, revisão completa
tyre, tyres | neumático, neumáticos, rueda, ruedas, cubierta | pneu, pneus | reifen, reifenwechsel | gomma, gomme, pneumatico, pneumatici | pneu, pneus
winter tyre, winter tyres | neumático de invierno, neumáticos de invierno, ruedas de invierno | pneu hiver, pneus hiver, pneus neige | winterreifen, ganzjahresreifen | gomme invernali, pneumatici invernali | pneus de inverno
puncture, flat tyre | pinchazo, pinchazos, rueda pinchada, pinchada | crevaison, crevé | platten, reifenpanne, loch im reifen | foratura, gomma a terra, forato | furo, pneu furado
wheel, wheels, rim | rueda, ruedas, llanta, llantas | roue, roues, jante, jantes | rad, räder, felge, felgen | ruota, ruote, cerchio, cerchi | roda, rodas, jante
wheel alignment, alignment, tracking | alineación, alineado, paralelo, equilibrado | géométrie, parallélisme, équilibrage | achsvermessung, spureinstellung, auswuchten | convergenza, equilibratura | alinhamento, calibragem
brake, brakes, brake pads, pads | freno, frenos, pastillas de freno, pastillas | frein, freins, plaquettes | bremse, bremsen, bremsbelag, bremsbeläge | freno, freni, pastiglie | travão, travões, freio, pastilhas
brake disc, discs, discs | disco de freno, discos de freno, discos | disque de frein, disques | bremsscheibe, bremsscheiben | disco freno, dischi | disco de travão, discos
oil, oil change | aceite, cambio de aceite | huile, vidange | öl, ölwechsel, motoröl | olio, cambio olio | óleo, mudança de óleo
filter, filters | filtro, filtros | filtre, filtres | filter, luftfilter, ölfilter | filtro, filtri | filtro, filtros
engine, engines | motor, motores | moteur, moteurs | motor, motoren | motore, motori | motor, motores
=clutch, gearbox | embrague, caja de cambios | embrayage, boîte de vitesses | kupplung, getriebe | frizione, cambio | embraiagem, caixa de velocidades
timing belt, cambelt | correa de distribución, distribución | courroie de distribution, distribution | zahnriemen, steuerkette | cinghia di distribuzione | correia de distribuição
exhaust | escape, tubo de escape | échappement, pot d'échappement | auspuff | marmitta, scarico | escape, escapamento
suspension, shock absorber | suspensión, amortiguador, amortiguadores | suspension, amortisseur, amortisseurs | stoßdämpfer, federung, fahrwerk | sospensione, ammortizzatori | suspensão, amortecedor
=windscreen, wiper | parabrisas, limpiaparabrisas | pare-brise, essuie-glace | windschutzscheibe, scheibenwischer | parabrezza, tergicristallo | para-brisas, limpador
headlight, light, lights | faro, faros, luces | phare, phares, feux | scheinwerfer, licht, lampe | faro, fari, luci | farol, faróis
=bumper, bodywork, scratch | parachoques, carrocería, arañazo | pare-chocs, carrosserie, rayure | stoßstange, karosserie, kratzer | paraurti, carrozzeria, graffio | para-choques, carroçaria, arranhão
seat belt, airbag | cinturón, airbag | ceinture de sécurité, airbag | sicherheitsgurt, gurt, airbag | cintura di sicurezza | cinto de segurança
air conditioning, aircon, regas | aire acondicionado, carga de aire, gas del aire | climatisation, clim, recharge de clim | klimaanlage, klimaservice | aria condizionata, ricarica clima | ar condicionado
diagnostic, diagnostics, warning light | diagnóstico, diagnosis, testigo, luz de aviso | diagnostic, voyant | diagnose, fehlerdiagnose, warnleuchte, kontrollleuchte, fehlerspeicher | diagnosi, spia | diagnóstico, luz de aviso
mechanic, garage, workshop | mecánico, mecánica, taller | mécanicien, garage, garagiste | mechaniker, werkstatt, mechatroniker | meccanico, officina | mecânico, oficina
breakdown, roadside assistance | avería, asistencia en carretera | panne, assistance, dépannage | panne, pannenhilfe, liegengeblieben | guasto, soccorso stradale | avaria, assistência em viagem
car wash, valet, valeting | lavado de coche, lavado, limpieza interior | lavage auto, lavage, nettoyage intérieur | autowäsche, fahrzeugaufbereitung, innenreinigung, waschanlage | lavaggio auto, autolavaggio | lavagem auto, lava-jato
mileage, miles, kilometre, kilometres | kilometraje, kilómetro, kilómetros, km, millas | kilométrage, kilomètre, kilomètres, km | kilometer, kilometerstand, km, laufleistung | chilometro, chilometri, chilometraggio | quilómetro, quilometragem, quilômetros
fuel | combustible, gasolina, carburante | carburant, essence | kraftstoff, sprit, tank | carburante, benzina | combustível
charging point, charging station, charger | punto de recarga, cargador, estación de carga | borne de recharge, chargeur | ladestation, ladesäule, ladegerät | colonnina, caricatore | ponto de carregamento, carregador
number plate, registration | matrícula, matrículas | plaque, immatriculation | kennzeichen, nummernschild, zulassung | targa, immatricolazione | matrícula, placa
gear, gears, shifting | marcha, marchas, cambio | vitesse, vitesses, dérailleur | gang, gänge, gangschaltung, schaltung | marcia, marce, cambio | mudança, mudanças, marcha
=saddle, handlebar, pedal | sillín, manillar, pedal | selle, guidon, pédale | sattel, lenker, pedal | sella, manubrio, pedale | selim, guiador, pedal
mobile phone, mobile, smartphone, phone | móvil, móviles, celular, teléfono móvil, smartphone | portable, téléphone portable, smartphone, mobile | handy, handys, smartphone, mobiltelefon | cellulare, telefonino, smartphone | telemóvel, celular, smartphone
screen, display | pantalla, pantallas | écran, écrans | bildschirm, display, bildschirme, displays | schermo, schermi, display | ecrã, tela
cracked, broken | roto, rota, agrietado, rajada | cassé, fissuré | gesprungen, kaputt, zersplittert | rotto, crepato | partido, rachado
computer, computers, pc | ordenador, ordenadores, computadora, pc | ordinateur, ordinateurs, pc | computer, rechner, pc | computer, pc | computador, pc
laptop, laptops, notebook | portátil, portátiles, ordenador portátil | ordinateur portable, portable, pc portable | laptop, laptops, notebook | portatile, computer portatile | portátil, notebook, laptop
tablet, tablets, ipad | tableta, tablet, tabletas | tablette, tablettes | tablet, tablets | tablet | tablet
=keyboard, mouse | teclado, ratón | clavier, souris | tastatur, maus | tastiera, mouse | teclado, rato
printer, printers, ink, toner | impresora, impresoras, tinta, tóner | imprimante, imprimantes, encre, toner | drucker, tinte, toner | stampante, inchiostro, toner | impressora, tinta, toner
hard drive, disk, memory, ram | disco duro, memoria, ram | disque dur, mémoire, ram | festplatte, arbeitsspeicher, speicher | disco rigido, memoria | disco rígido, memória
virus, malware | virus, malware | virus, malware | virus, viren, schadsoftware | virus | vírus
water damage, liquid damage | daño por agua, se mojó, mojado, líquido | dégât des eaux, oxydation, tombé dans l'eau | wasserschaden, flüssigkeitsschaden | danni da acqua, bagnato | dano por água, molhado
charging port, port | puerto de carga, conector de carga, conector | port de charge, connecteur | ladebuchse, ladeanschluss, anschluss | porta di ricarica, connettore | conector de carga
=speaker, headphones | altavoz, auriculares | haut-parleur, écouteurs | lautsprecher, kopfhörer | altoparlante, cuffie | altifalante, auscultadores
button, buttons | botón, botones | bouton, boutons | knopf, taste, tasten | pulsante, tasto | botão, botões
case, cover, protector | funda, carcasa, protector, cubierta | coque, étui, protection, housse | hülle, schutzhülle, schutzfolie, abdeckung, folie | custodia, cover, pellicola | capa, película
console, playstation | consola, consolas, videoconsola | console, consoles | konsole, konsolen, spielkonsole | console | consola, console
unlock, unlocking | desbloquear, liberar, desbloqueo | débloquer, déverrouiller, désimlocker | entsperren, freischalten | sbloccare | desbloquear
wifi, internet, network | wifi, internet, red, redes | wifi, internet, réseau | wlan, internet, netzwerk, wifi | wifi, internet, rete | wifi, internet, rede
windows, mac, operating system | windows, mac, sistema operativo | windows, mac, système d'exploitation | windows, mac, betriebssystem | windows, mac, sistema operativo | windows, mac, sistema operativo
trade-in, part exchange, buy-back | recompra, compráis usados, entregar el viejo | reprise, rachat | inzahlungnahme, ankauf, ankaufen | permuta, ritiro dell'usato | retoma, troca
refurbished | reacondicionado, reacondicionados | reconditionné, reconditionnés | generalüberholt, refurbished, aufbereitet | ricondizionato, ricondizionati | recondicionado
same-day repair, while you wait | en el acto, en el momento, al momento | sur place, immédiat, immédiatement | sofort, sofortreparatur | subito, al momento | na hora, imediato
roof rack, towbar | baca, bola de remolque, portaequipajes | barres de toit, attelage | dachgepäckträger, anhängerkupplung | portapacchi, gancio traino | barras de tejadilho, engate
hinge, hinges | bisagra, bisagras | charnière, charnières | scharnier, scharniere | cerniera, cerniere | dobradiça, dobradiças
screen protector | protector de pantalla, protectores de pantalla | protection d'écran, verre trempé | schutzfolie, displayschutz, panzerglas | pellicola, proteggi schermo | película, protetor de tela
spill, spilt, spilled, liquid | derramado, derramé, derramar, volcado | renversé, renverser | verschüttet, verschütten | rovesciato, versato | derramado, derramei, entornei
uncollected, not collected | no recogido, sin recoger, no recogidos | non récupéré, non retiré, pas récupéré | nicht abgeholt, unabgeholt | non ritirato, non ritirati | não levantado, não recolhido
`
