export const oddsAndEnds = `
guarded, secure, monitored | vigilado, vigilada, vigilancia | surveillé, gardé | bewacht, überwacht | custodito, sorvegliato | vigiado
fan, fans | ventilador, ventiladores | ventilateur | ventilator | ventilatore | ventilador, ventoinha
mosquito net, mosquito | mosquitera, mosquiteras, mosquito, mosquitos | moustiquaire, moustique | moskitonetz, fliegengitter, mücke, mücken | zanzariera, zanzare | mosquiteiro, mosquito
blackout | oscurecer | occultant | verdunkelung | oscurante | blackout
serve, served | servir, servís, sirven, sirve | servir, servez, sert | servieren, serviert | servire, servite | servir, servem
pairing, wine pairing | maridaje, maridajes | accord mets et vins, accords | weinbegleitung | abbinamento | harmonização
spark plug, spark plugs | bujía, bujías | bougie d'allumage | zündkerze, zündkerzen | candela, candele | vela de ignição
alternator, starter motor | alternador, motor de arranque | alternateur, démarreur | lichtmaschine, anlasser | alternatore, motorino di avviamento | alternador
squeak, squeal, noise | chirría, chirrido, ruido | grince, bruit | quietschen, quietscht, geräusch | cigola, rumore | chiado, barulho
veneer, veneers | carilla, carillas | facette, facettes | veneer, verblendschale | faccetta, faccette | faceta, facetas
night guard, mouthguard, grinding, bruxism | férula, bruxismo, rechinar, protector bucal | gouttière, bruxisme | knirscherschiene, aufbissschiene, zähneknirschen, knirschen, zahnschutz | bite, bruxismo | placa, bruxismo
see, attend, treat | atender, atendéis, atienden | recevoir, recevez | behandeln, empfangen | ricevere | atender, atendem
straightening, keratin | alisado, alisar, queratina, keratina | lissage, kératine | glättung, keratin | stiratura, cheratina | alisamento, queratina
extension, extensions | extensión, extensiones | extension, extensions | verlängerung, extensions | extension, allungamento | extensão, extensões
root, roots | raíz, raíces | racine, racines | ansatz, wurzel, wurzeln | radice, ricrescita | raiz, raízes
armpit, underarm, bikini line | axila, axilas, ingle, ingles | aisselle, aisselles, maillot | achsel, achseln, bikinizone | ascella, ascelle, inguine | axila, axilas, virilha
updo, bridal hair | recogido, recogidos, peinado de novia | chignon, coiffure de mariée | hochsteckfrisur, hochsteckfrisuren, brautfrisur | acconciatura | penteado
acne, blemished | acné, impura, granos | acné, boutons | unrein, unreine, akne, pickel | acne, impura | acne
draft, draw up, write | redactar, redacción | rédiger, rédaction | aufsetzen, verfassen, entwerfen | redigere | redigir
eviction | desahucio, desahucios | expulsion | zwangsräumung, räumungsklage | sfratto | despejo
certify, certified, notarise | compulsar, legalizar, certificar | certifier, légaliser | beglaubigen, beglaubigung, beglaubigt | autenticare | autenticar, reconhecer
dispute, disputes | disputa, conflicto, pleito | litige, conflit | streit, streitigkeit, streitigkeiten | lite, controversia | disputa, litígio
quarterly, quarter | trimestral, trimestre | trimestriel | vierteljährlich, quartalsweise | trimestrale | trimestral
flip-flops, flip flops | chancla, chanclas, chancletas | tongs, claquettes | badelatschen, flipflops, badeschuhe | ciabatte, infradito | chinelos
strimmer, brush cutter | desbrozadora, desbrozadoras | débroussailleuse | freischneider, motorsense, rasentrimmer | decespugliatore | roçadora, roçadeira
remote, fob, remote control | mando, mandos, mando a distancia | télécommande, bip | fernbedienung, handsender | telecomando | comando, controle remoto
add | añadir, agregar | ajouter | hinzufügen, dazulegen, beilegen | aggiungere | adicionar, acrescentar
preserved, everlasting | preservada, preservadas, preservado, eterna | éternelle, stabilisée | haltbar, konserviert, ewig | stabilizzata, eterna | preservada, eterna
dried flowers | flores secas | fleurs séchées | trockenblumen | fiori secchi | flores secas
third | tercer, tercero, tercera | troisième | dritte, dritten, dritter, drittes | terzo, terza | terceiro, terceira
own | propio, propia, propios, propias | propre, propres | eigene, eigenen, eigener, eigenes, eigenem | proprio, propria | próprio, própria
crockery, china | vajilla, platos | vaisselle | geschirr, porzellan | stoviglie | louça
flash | flash | flash | blitz, blitzlicht | flash | flash
basic, starter | básico, básica | basique, de base | grund, basis, einfach | base, basico | básico, básica
store, stored, hosted | guardar, guardan, almacenar, alojados | stocker, stockées, hébergées | speichern, gespeichert | salvare, conservati | armazenar, guardados
anytime, any time | cuando quiera, en cualquier momento | à tout moment, n'importe quand | jederzeit | in qualsiasi momento | a qualquer momento
unemployed | parado, parados, desempleado, desempleados | chômeur, chômeurs | arbeitslos, arbeitslose | disoccupato, disoccupati | desempregado
medical | médico, médica | médical, médicale | ärztlich, medizinisch, ärztliches | medico, medica | médico, médica
mix, mixing | mezclar, mezcla, mezcláis | mélanger, mélange | mischen, mischung | mescolare, miscelare | misturar, mistura
shade, tone | tono, tonos | teinte, ton | ton, farbton, wunschton | tonalità, tono | tom, tonalidade
finger food, canapés | canapé, canapés, aperitivos | amuse-bouche, canapés, petits fours | fingerfood, häppchen, kanapees | finger food, stuzzichini | salgadinhos, canapés
fell out, come out, lost | se me ha caído, caído | tombé, tombée | herausgefallen, ausgefallen | caduto | caiu
changing table, baby changing | cambiador, cambiadores | table à langer | wickeltisch, wickelraum | fasciatoio | fraldário, trocador
connecting, adjoining | comunicada, comunicadas, contiguas | communicante, communicantes | verbindungstür, verbundene | comunicanti | comunicantes
loud | alto, fuerte | fort | laut, laute | forte, alto | alto
open bar | barra libre | bar ouvert, open bar | open bar, getränkepauschale | open bar | bar aberto
seating plan, tables | distribución de mesas | plan de table | sitzplan, bestuhlung | disposizione dei tavoli | plano de mesas
rehearsal, trial | ensayo, prueba | répétition, essai | probe, generalprobe, probestecken | prova | ensaio
parcel shop, pick-up point | punto de recogida | point relais | paketshop, abholstation | punto di ritiro | ponto de recolha
wrong, mistake | equivocado, error, equivocación | erreur, mauvais | falsch, fehler, irrtum | sbagliato, errore | errado, erro
missing | falta, faltan | manque, manquant | fehlt, fehlen, fehlend | manca, mancante | falta, em falta
lens, glass | cristal, cristales, lente | verre, verres | glas, gläser, linse | lente, lenti | lente, vidro
power, socket, hook-up | corriente, toma de luz, toma eléctrica | courant, branchement | strom, stromanschluss, stromanschlüsse | corrente, allaccio | corrente, tomada
waste water, chemical toilet | aguas grises, wc químico | eaux usées, vidange | abwasser, chemietoilette, grauwasser | acque reflue, wc chimico | águas residuais
surcharge, weekend rate | recargo, suplemento | supplément, majoration | zuschlag, aufschlag, wochenendzuschlag | maggiorazione, supplemento | acréscimo, sobretaxa
student discount | descuento para estudiantes | tarif étudiant | studentenrabatt, schülerrabatt | sconto studenti | desconto de estudante
wait, while you wait | mientras espero | pendant que j'attends | während ich warte, darauf warten | mentre aspetto | enquanto espero
qualified, qualification, qualifications | titulado, titulación, cualificado | diplômé, qualifié, qualification | qualifiziert, ausgebildet, qualifikation, ausbildung | qualificato, qualifica | qualificado, habilitado
tree surgeon, felling | talar, tala de árboles | abattage, élagueur | baumfällung, fällen, baumpflege | abbattimento | abate de árvores
scarifier, aerator, rotavator | escarificador, motoazada | scarificateur, motoculteur | vertikutierer, motorhacke | arieggiatore, motozappa | escarificador, motocultivador
wallpaper stripper, stripper | decapador, despegar papel | décolleuse | tapetenablöser | staccaparati | descolador
heater, dehumidifier | calefactor, estufa, deshumidificador | radiateur, chauffage, déshumidificateur | heizlüfter, heizgerät, luftentfeuchter, bautrockner | stufa, deumidificatore | aquecedor, desumidificador
wheelbarrow, shovel, spade | carretilla, pala | brouette, pelle, bêche | schubkarre, schaufel, spaten | carriola, pala, vanga | carrinho de mão, pá
paving, patio | pavimento, adoquín, patio | pavé, terrasse | pflaster, terrasse, pflastersteine | pavimentazione, lastricato | pavimento, calçada
flat roof, flat roofs | cubierta plana, tejado plano | toit plat, toit-terrasse | flachdach, flachdächer | tetto piano | telhado plano, laje
skylight, roof window | claraboya, velux | velux, fenêtre de toit | dachfenster, oberlicht | lucernario | claraboia
moss | musgo | mousse | moos | muschio | musgo
lead, flashing | plomo, remate | plomb, solin | blei, verwahrung | piombo | chumbo
drainage, septic tank | drenaje, fosa séptica | drainage, fosse septique | drainage, klärgrube | drenaggio, fossa biologica | drenagem, fossa
ironing service, ironing | servicio de plancha | service de repassage | bügelservice, bügelwäsche | stireria | serviço de engomar
babysitter, babysitting | canguro, niñera | baby-sitter, garde d'enfants | babysitter, kinderbetreuung | babysitter, tata | babá, ama
childcare, crèche, creche | guardería, ludoteca, cuidado de niños | garde d'enfants, garderie, crèche | kinderbetreuung, krippe | asilo, babysitting | creche
ten-visit, ten | bono de diez, bono de 10 | carte dix entrées, carnet de dix | zehnerkarte, 10er-karte | dieci ingressi | cartão de dez
belay test, induction | prueba de aseguramiento, inducción | test d'assurage, initiation | sicherungsschein, kletterschein, einführung, einweisung | prova di sicura, introduzione | teste de segurança
waiver, disclaimer | descargo, exención de responsabilidad | décharge | haftungsausschluss, einverständniserklärung | liberatoria | termo de responsabilidade
doctor's note, medical certificate | certificado médico, justificante médico | certificat médical | attest, ärztliches attest | certificato medico | atestado médico
subtitles, dubbed, original version | subtítulos, versión original | sous-titres, version originale | untertitel, originalfassung | sottotitoli, versione originale | legendas
recording, studio | grabación, estudio | enregistrement, studio | aufnahme, aufnahmestudio | registrazione, studio | gravação, estúdio
sign-up, log in, login | iniciar sesión, entrar en mi cuenta | se connecter, connexion | einloggen, anmelden, login | accedere, login | iniciar sessão, entrar
two-factor, sso | doble factor, autenticación | double authentification | zwei-faktor, authentifizierung | autenticazione | autenticação
template, templates | plantilla, plantillas | modèle, modèles | vorlage, vorlagen | modello, modelli | modelo, modelos
currency, currencies | moneda, monedas, divisa, divisas | devise, devises, monnaie | währung, währungen | valuta, valute | moeda, moedas
notification, alerts | notificación, aviso, alertas | notification, alerte | benachrichtigung, benachrichtigungen | notifica, avviso | notificação, alerta
seasonal, opening season | de temporada, estacional | saisonnier | saisonal, saisonale | stagionale | sazonal
gluten-free bread | pan sin gluten | pain sans gluten | glutenfreies brot | pane senza glutine | pão sem glúten
leftover, leftovers | sobras | restes | reste, übrig | avanzi | sobras
straw, napkin | pajita, servilleta, servilletas | paille, serviette | strohhalm, serviette, servietten | cannuccia, tovagliolo | palhinha, guardanapo
private dining, private room | reservado, salón privado, comedor privado | salle privée, salon privé | nebenraum, separee, privater raum | sala privata, saletta | sala privada
live music | música en directo, música en vivo | musique live, concert | livemusik, live-musik | musica dal vivo | música ao vivo
happy hour | hora feliz | happy hour | happy hour | happy hour | happy hour
smoke-free, non-smoking | no fumadores | non-fumeur | nichtraucher, rauchfrei | non fumatori | não fumadores
`
