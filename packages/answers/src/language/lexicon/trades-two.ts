// One concept a line: name: en | es | fr | de | it | pt
export const tradesTwo = `
yoga: yoga, pilates | yoga, pilates | yoga, pilates | yoga, pilates | yoga, pilates | ioga, pilates
personaltrainer: personal trainer, personal training, pt session | entrenador personal, entrenamiento personal | coach personnel, coaching | personal trainer, personaltraining, einzeltraining | personal trainer | personal trainer, treino personalizado
locker: locker, lockers, changing room, changing rooms | taquilla, taquillas, vestuario, vestuarios | casier, casiers, vestiaire, vestiaires | spind, spinde, umkleide, schließfach | armadietto, spogliatoio | cacifo, armário, vestiário, balneário
freeze: freeze, pause, suspend my membership, put on hold | congelar, pausar, suspender | geler, suspendre, mettre en pause | pausieren, ruhen lassen, aussetzen | sospendere, mettere in pausa | congelar, pausar, suspender
ball: football, tennis, golf, basketball, badminton, squash | fútbol, tenis, golf, baloncesto, pádel | football, tennis, golf, basket | fußball, tennis, golf, basketball | calcio, tennis, golf, pallacanestro | futebol, ténis, tênis, golfe, basquete
ski: ski, skiing, skis, snowboard | esquí, esquiar, snowboard | ski, skier, snowboard | ski, skifahren, snowboard | sci, sciare, snowboard | esqui, esquiar
dance: dance, dancing, ballet | baile, bailar, danza | danse, danser | tanz, tanzen, ballett | danza, ballo, ballare | dança, dançar
art: art, exhibition, gallery, museum | arte, exposición, galería, museo | art, exposition, galerie, musée | kunst, ausstellung, galerie, museum | arte, mostra, galleria, museo | arte, exposição, galeria, museu
theatre: theatre, theater, play, cinema, show | teatro, obra, cine, espectáculo | théâtre, pièce, cinéma, spectacle | theater, stück, kino, vorstellung | teatro, spettacolo, cinema | teatro, peça, cinema, espetáculo
instrument: piano, guitar, violin, instrument | piano, guitarra, violín, instrumento | piano, guitare, violon, instrument | klavier, gitarre, geige, instrument | pianoforte, chitarra, violino, strumento | piano, guitarra, violino, instrumento
driving: driving lesson, driving lessons, driving school, driving test | clase de conducir, clases de conducir, autoescuela, examen de conducir | leçon de conduite, auto-école, permis | fahrstunde, fahrstunden, fahrschule, führerschein, fahrprüfung | lezione di guida, autoscuola, patente | aula de condução, escola de condução, carta de condução
licence: driving licence, driver's license, licence | carné de conducir, permiso de conducir, licencia | permis de conduire | führerschein | patente | carta de condução, carteira de motorista
engine: engine, motor, battery | motor, batería | moteur, batterie | motor, batterie, akku | motore, batteria | motor, bateria
brake: brake, brakes | freno, frenos | frein, freins | bremse, bremsen | freno, freni | freio, travão, travões
oil: oil, oil change | aceite, cambio de aceite | huile, vidange | öl, ölwechsel | olio, cambio olio | óleo, troca de óleo
inspection: inspection, mot, roadworthiness | inspección, itv | contrôle technique, inspection | hauptuntersuchung, tüv, inspektion | revisione | inspeção
paintwork: scratch, dent, paintwork, bodywork | arañazo, abolladura, chapa, carrocería | rayure, bosse, carrosserie | kratzer, delle, lack, karosserie | graffio, ammaccatura, carrozzeria | arranhão, amassado, lataria
moving: moving, removal, removals, relocation | mudanza, mudanzas | déménagement | umzug, umzüge, umziehen | trasloco, traslochi | mudança, mudanças
storageunit: storage unit, self storage, store my | trastero, guardamuebles | garde-meuble, box | lagerraum, einlagerung, einlagern | deposito, box | guarda-móveis, armazém
boiler: boiler, radiator, heat pump | caldera, radiador, bomba de calor | chaudière, radiateur, pompe à chaleur | heizkessel, heizkörper, wärmepumpe | caldaia, radiatore, pompa di calore | caldeira, radiador, bomba de calor
leak: leak, leaking, flood, blocked, drain | fuga, gotera, atasco, desagüe | fuite, bouché, canalisation | leck, undicht, verstopft, abfluss | perdita, ostruito, scarico | vazamento, fuga, entupido, esgoto
lock: lock, locksmith, locked out | cerradura, cerrajero | serrure, serrurier | schloss, schlüsseldienst, ausgesperrt | serratura, fabbro | fechadura, serralheiro, chaveiro
gutter: gutter, gutters, guttering | canalón, canalones | gouttière, gouttières | dachrinne, dachrinnen, regenrinne | grondaia, grondaie | calha, calhas
asbestos: asbestos, disposal, waste | amianto, residuos | amiante, déchets | asbest, entsorgung, entsorgen, abfall | amianto, rifiuti, smaltimento | amianto, resíduos
contractor: architect, builder, contractor, craftsman | arquitecto, constructor, albañil | architecte, maçon, artisan | architekt, bauunternehmer, handwerker | architetto, muratore, artigiano | arquiteto, construtor, pedreiro
permit: permit, permission, licence needed | permiso, licencia | permis, autorisation | genehmigung, bewilligung, erlaubnis | permesso, autorizzazione | licença, autorização
will: will, inheritance, estate, probate | testamento, herencia, sucesión | testament, héritage, succession | testament, erbe, erbschaft, nachlass | testamento, eredità, successione | testamento, herança
divorce: divorce, separation, custody | divorcio, separación, custodia | divorce, séparation, garde | scheidung, trennung, sorgerecht | divorzio, separazione, affidamento | divórcio, separação, guarda
notary: notary, deed | notario, escritura | notaire, acte | notar, urkunde, beurkundung | notaio, atto | notário, escritura
accountant: accountant, accounting, bookkeeping, tax return | contable, contabilidad, declaración de la renta | comptable, comptabilité, déclaration d'impôts | steuerberater, buchhaltung, steuererklärung | commercialista, contabilità, dichiarazione dei redditi | contabilista, contador, contabilidade, declaração de imposto
loan: loan, mortgage, interest rate | préstamo, hipoteca, interés | prêt, hypothèque, taux | kredit, darlehen, hypothek, zins | prestito, mutuo, interesse | empréstimo, hipoteca, juros
bank: bank, bank account, bank transfer, transfer | banco, cuenta bancaria, transferencia | banque, compte bancaire, virement | bank, bankkonto, überweisung, überweisen | banca, conto, bonifico | banco, conta bancária, transferência
property: property, real estate, house for sale, viewing | inmueble, propiedad, inmobiliaria | bien immobilier, immobilier, agence immobilière | immobilie, immobilien, makler, besichtigung | immobile, immobiliare, agenzia | imóvel, imobiliária, propriedade
tenant: tenant, landlord, tenancy | inquilino, arrendador | locataire, propriétaire, bail | mieter, vermieter, mietvertrag | inquilino, locatore | inquilino, senhorio, locatário
flower: flower, flowers, bouquet, plant, plants | flor, flores, ramo, planta, plantas | fleur, fleurs, bouquet, plante, plantes | blume, blumen, strauß, pflanze, pflanzen | fiore, fiori, mazzo, pianta, piante | flor, flores, ramo, buquê, planta
jewellery: jewellery, jewelry, ring, rings, necklace, watch | joyas, anillo, collar, reloj | bijoux, bague, collier, montre | schmuck, ring, ringe, kette, uhr | gioielli, anello, collana, orologio | joias, anel, colar, relógio
books: books, bookshop, ebook | libro, libros, librería | livre, livres, librairie | buch, bücher, buchhandlung | libro, libri, libreria | livro, livros, livraria
toy: toy, toys, game, games | juguete, juguetes, juego | jouet, jouets, jeu | spielzeug, spiel, spiele | giocattolo, giocattoli, gioco | brinquedo, brinquedos, jogo
print: print, printing, printed, copies | imprimir, impresión, copias | imprimer, impression, copies | drucken, druck, kopien | stampare, stampa, copie | imprimir, impressão, cópias
sewing: alteration, alterations, hem, sewing, tailor | arreglo de ropa, dobladillo, sastre, coser | retouche, ourlet, couture, tailleur | änderung, kürzen, nähen, schneider | riparazione sartoriale, orlo, sarto | ajuste, bainha, costura, alfaiate
drycleaning: dry cleaning, ironing, laundry service | tintorería, planchado, lavado en seco | nettoyage à sec, pressing, repassage | reinigung, bügeln, textilreinigung | lavanderia, stiratura, lavaggio a secco | lavagem a seco, passar a ferro
computer: computer, laptop, pc, tablet | ordenador, portátil, computadora | ordinateur, portable | computer, rechner, laptop | computer, portatile | computador, portátil
phonerepair: screen repair, cracked screen, battery replacement | reparación de pantalla, pantalla rota | réparation d'écran, écran cassé | displayreparatur, displaytausch, kaputtes display | riparazione schermo, schermo rotto | reparo de tela, tela quebrada
website: website, web site, homepage, domain, hosting | página web, sitio web, dominio, alojamiento web | site web, site internet, domaine, hébergement | website, webseite, homepage, domain | sito web, sito, dominio | site, página web, domínio
data: data, database, server, servers, cloud | datos, base de datos, servidor, nube | données, base de données, serveur, cloud | daten, datenbank, server, cloud | dati, database, server, cloud | dados, banco de dados, servidor, nuvem
security: security, secure, encryption, encrypted | seguridad, seguro, cifrado | sécurité, sécurisé, chiffrement | sicherheit, sicher, verschlüsselung, verschlüsselt | sicurezza, sicuro, crittografia | segurança, seguro, criptografia
update: update, updates, upgrade, upgrades, version | actualización, actualizar, versión | mise à jour, mettre à jour, version | update, aktualisierung, aktualisieren, version | aggiornamento, aggiornare, versione | atualização, atualizar, versão
delete: delete, deleted, deletion, erase, remove | borrar, eliminar, suprimir | supprimer, effacer, suppression | löschen, gelöscht, löschung, entfernen | cancellare, eliminare, rimuovere | apagar, excluir, eliminar
kindergarten: nursery, kindergarten, daycare, childcare, crèche, babysitting, look after kids, look after children, look after my | guardería, jardín de infancia | crèche, garderie, maternelle | kita, kindergarten, krippe, kinderbetreuung | asilo, nido, scuola materna | creche, jardim de infância, infantário
school: school, schools, university, college | escuela, colegio, universidad | école, écoles, université | schule, schulen, universität, hochschule | scuola, scuole, università | escola, escolas, universidade
homework: homework, tutoring, tuition | deberes, clases de refuerzo, tutoría | devoirs, soutien scolaire | hausaufgaben, nachhilfe | compiti, ripetizioni | trabalhos de casa, explicações, reforço
camp: summer camp, holiday camp | campamento, campamento de verano, colonias | colonie, camp d'été, centre aéré | ferienlager, ferienprogramm, feriencamp | campo estivo, centro estivo | campo de férias, acampamento
horse: horse, horses, riding | caballo, caballos, equitación | cheval, chevaux, équitation | pferd, pferde, reiten | cavallo, cavalli, equitazione | cavalo, cavalos, equitação
rabbit: rabbit, rabbits, guinea pig, hamster | conejo, conejos, cobaya, hámster | lapin, lapins, cochon d'inde, hamster | kaninchen, hase, meerschweinchen, hamster | coniglio, conigli, cavia, criceto | coelho, coelhos, porquinho-da-índia, hamster
bird: bird, birds, parrot, parrots, budgie | pájaro, pájaros, ave, aves, loro | oiseau, oiseaux, perroquet | vogel, vögel, papagei, wellensittich | uccello, uccelli, pappagallo | pássaro, pássaros, ave, papagaio
flea: flea, fleas, tick, ticks, worm, worms, parasite | pulga, pulgas, garrapata, gusano, parásito | puce, puces, tique, ver, parasite | floh, flöhe, zecke, zecken, wurm, würmer, entwurmung | pulce, pulci, zecca, vermi, parassiti | pulga, pulgas, carrapato, carraça, vermes
funeral: funeral, funerals, cremation, burial | funeral, entierro, cremación | obsèques, enterrement, crémation | beerdigung, bestattung, feuerbestattung | funerale, cremazione, sepoltura | funeral, enterro, cremação
taxi: taxi, cab, shuttle, transfer service, minibus | taxi, traslado, lanzadera, minibús | taxi, navette, minibus | taxi, shuttle, transfer, kleinbus | taxi, navetta, minibus | táxi, transfer, van
fuel: petrol, diesel, fuel, tank | gasolina, diésel, combustible, depósito | essence, diesel, carburant, réservoir | benzin, diesel, kraftstoff, tank, sprit | benzina, diesel, carburante, serbatoio | gasolina, diesel, combustível, tanque
kilometre: kilometre, kilometres, km, mile, miles, mileage, radius | kilómetro, kilómetros, km, radio | kilomètre, kilomètres, km, rayon | kilometer, km, umkreis, entfernung | chilometro, chilometri, km, raggio | quilômetro, quilómetro, km, raio
driver: driver, drivers, second driver | conductor, conductora, segundo conductor | conducteur, conductrice | fahrer, fahrerin, zweitfahrer | conducente, guidatore | condutor, motorista
childseat: child seat, car seat, booster seat, high chair | silla infantil, silla de coche, trona | siège enfant, siège auto, chaise haute | kindersitz, kinderstuhl, hochstuhl | seggiolino, seggiolone | cadeirinha, cadeira de bebé, cadeira de criança
`
