export const deeds = `
hire, rent, rental | alquilar, alquilo, alquila, alquiláis, alquilan, alquiler, arrendar | louer, location, louez, loue | mieten, leihen, ausleihen, vermieten, miete, verleih, vermietung | noleggiare, noleggio, affittare, affitto | alugar, aluguer, aluguel
borrow, lend, loan | prestar, prestáis, préstamo, tomar prestado, dejar prestado | prêter, emprunter, prêt, prêtez | leihen, ausleihen, verleihen, borgen | prestare, prestito | emprestar, empréstimo
repair, fix, mend, repairs | reparar, reparáis, reparan, reparación, arreglar, arregláis, arreglan, arreglo | réparer, réparation, réparez | reparieren, repariert, reparatur, reparaturen, richten | riparare, riparazione, aggiustare | reparar, arranjar, consertar, conserto, reparação
replace, replacement, change, swap | cambiar, cambiáis, cambian, cambio, sustituir, reemplazar | remplacer, changer, changement, remplacement | wechseln, tauschen, ersetzen, austauschen, erneuern, wechsel, austausch | sostituire, cambiare, sostituzione, cambio | trocar, substituir, troca, mudar
exchange, swap | cambiar, cambio, canjear | échanger, échange | umtauschen, umtausch, tauschen | scambiare, cambio | trocar, troca
return, returns | devolver, devolución, devoluciones, devuelvo | retourner, retour, retours, rendre | zurückgeben, rückgabe, retoure, zurückschicken, retournieren, zurückbringen | restituire, reso, resi | devolver, devolução
refund, refunded, money back | reembolso, reembolsar, devolver el dinero, devolución del dinero, devuelven el dinero | remboursement, rembourser, remboursez | erstattung, rückerstattung, erstatten, geld zurück, zurückerstatten | rimborso, rimborsare | reembolso, devolução do dinheiro
cancel, cancellation | cancelar, cancelación, anular, anulación, cancelo | annuler, annulation, décommander | stornieren, stornierung, absagen, kündigen, kündigung | annullare, cancellare, cancellazione, disdire, disdetta | cancelar, cancelamento, anular
postpone, reschedule, move | aplazar, cambiar la cita, cambiar la fecha, mover | reporter, décaler, déplacer | verschieben, verlegen, umbuchen | spostare, rimandare | adiar, remarcar
book, booking, reserve, reservation | reservar, reserva, reservas, reservo | réserver, réservation | buchen, buchung, reservieren, reservierung, vorbestellen | prenotare, prenotazione | reservar, reserva, marcar
appointment, appointments | cita, citas, pedir cita, cita previa | rendez-vous, rdv | termin, termine, terminvereinbarung | appuntamento, appuntamenti | consulta, marcação, hora marcada
order, orders, ordering | pedir, pedido, pedidos, encargar, encargo, encargos | commander, commande, commandes | bestellen, bestellung, bestellungen, vorbestellen | ordinare, ordine, ordini, ordinazione | encomendar, encomenda, pedir, pedido
pre-order, in advance | con antelación, por adelantado, de antemano | à l'avance, d'avance | im voraus, vorab, vorher | in anticipo | com antecedência
buy, purchase | comprar, compra, compro, compráis | acheter, achat, achetez | kaufen, kauf, einkaufen, ankaufen | comprare, acquistare, acquisto | comprar, compra
sell, selling, sale | vender, vende, vendéis, venden, venta | vendre, vendez, vente | verkaufen, verkauft, verkauf | vendere, vendete, vendita | vender, vendem, venda
deliver, delivery, deliveries | entregar, entrega, entregas, repartir, reparto, a domicilio | livrer, livraison, livraisons, livrez | liefern, lieferung, lieferungen, ausliefern, zustellen, zustellung | consegnare, consegna, consegne | entregar, entrega, entregas
send, ship, shipping, dispatch, postage | enviar, envío, envíos, envían, enviáis, mandar, mandáis | envoyer, envoi, expédier, expédition | versenden, schicken, versand, verschicken, zusenden, senden | inviare, spedire, spedizione, invio | enviar, envio, enviam, mandar
collect, collection, pick up, pick-up | recoger, recogida, recogéis, recogen, recojo | récupérer, retirer, retrait, chercher, ramassage | abholen, abholung, abgeholt, holen | ritirare, ritiro, prelievo | recolher, recolha, buscar, levantar, retirar
drop off, drop-off, leave | dejar, dejo, entregar | déposer, dépose, laisser | abgeben, bringen, abgabe, hinterlassen | lasciare, consegnare | deixar, entregar
bring | traer, traigo, llevar, llevo | apporter, amener, apportez | mitbringen, bringen | portare | trazer, levar
come, visit | venir, vengo, visitar, visita, acudir | venir, visiter, visite | kommen, besuchen, besuch, vorbeikommen | venire, visitare, visita | vir, visitar, visita
try, try on, trial, taster | probar, prueba, probarme, clase de prueba | essayer, essai, cours d'essai | ausprobieren, probieren, anprobieren, probe, schnuppern, probestunde, testen | provare, prova | experimentar, provar, aula experimental
wash, washing | lavar, lavado, laváis, lavan | laver, lavage, lavez | waschen, wäscht, wäsche, reinigung | lavare, lavaggio | lavar, lavagem
dry, drying | secar, secado, seco, seca | sécher, séchage, sec, sèche | trocknen, trocken, föhnen | asciugare, asciugatura, asciutto | secar, secagem, seco
clean, cleaning, cleaner | limpiar, limpieza, limpiáis, limpian, limpio, limpiadora | nettoyer, nettoyage, ménage, nettoyez, propre | reinigen, putzen, reinigung, sauber, säubern, putzfrau, reinigungskraft | pulire, pulizia, pulizie, pulito | limpar, limpeza, limpo
iron, press | planchar, planchado | repasser, repassage | bügeln, bügelservice | stirare, stiratura | passar a ferro, engomar
paint, painting, decorating | pintar, pintura, pintor, pintáis | peindre, peinture, peintre | malen, streichen, lackieren, anstrich, maler, anstreichen | dipingere, verniciare, pittura, imbianchino | pintar, pintura, pintor
install, fit, fitting, installation | instalar, instalación, instaláis, colocar, montar, montaje | installer, installation, poser, pose, montage, monter | einbauen, installieren, montieren, montage, installation, einbau, anbringen | installare, installazione, montare, montaggio | instalar, instalação, montar, montagem
assemble, assembly, set up | montar, montaje | monter, montage | aufbauen, zusammenbauen, aufbau | montare, assemblare | montar, montagem
remove, removal, take away | quitar, retirar, eliminar, llevarse, retirada | enlever, retirer, enlèvement | entfernen, entfernung, mitnehmen, beseitigen | rimuovere, togliere, rimozione | remover, tirar, retirar
dispose, disposal, recycle, recycling | desechar, reciclar, reciclaje, tirar, punto limpio | jeter, recycler, recyclage, débarrasser | entsorgen, entsorgung, recyceln, wegwerfen, recycling | smaltire, smaltimento, riciclare | descartar, reciclar, reciclagem
clear, clearance | vaciar, vaciado, despejar | débarras, vider | entrümpeln, entrümpelung, räumen | sgombero, svuotare | esvaziar
move, moving, removal, removals | mudanza, mudanzas, mudarse, trasladar | déménagement, déménager | umzug, umziehen, umzüge | trasloco, traslocare | mudança, mudar-se
pack, packing | embalar, embalaje, empaquetar | emballer, emballage | einpacken, verpacken, verpackung | imballare, imballaggio | embalar, embalagem
carry, transport | llevar, transportar, transporte, cargar | transporter, porter, transport | tragen, transportieren, transport | trasportare, trasporto, portare | transportar, transporte, carregar
store, storage | guardar, almacenar, almacenaje, almacenamiento, trastero, conservar | stocker, stockage, conserver, garde-meuble | lagern, einlagern, lagerung, aufbewahren, aufbewahrung, einlagerung | conservare, deposito, magazzino | guardar, armazenar, armazenamento
measure, measuring | medir, medición, tomar medidas | mesurer, mesure, mesures | messen, ausmessen, aufmaß, vermessen | misurare, misura | medir, medição
cut, cutting | cortar, corte, cortáis, cortan | couper, découpe, coupe | schneiden, zuschneiden, zuschnitt, sägen | tagliare, taglio | cortar, corte
sharpen, sharpening | afilar, afilado, afiláis | affûter, aiguiser, affûtage | schärfen, schleifen, schleifservice | affilare, affilatura | afiar
drill | taladrar, taladro | percer, perceuse | bohren, bohrer, bohrmaschine | trapanare, trapano | furar, berbequim, furadeira
engrave, engraving | grabar, grabado | graver, gravure | gravieren, gravur | incidere, incisione | gravar, gravação
print, printing | imprimir, impresión, imprimís | imprimer, impression | drucken, ausdrucken, druck | stampare, stampa | imprimir, impressão
copy, copies, photocopy | copia, copias, fotocopia | copie, copies, photocopie | kopie, kopien, kopieren | copia, copie, fotocopia | cópia, fotocópia
scan | escanear, escáner | scanner, numériser | scannen | scansionare | digitalizar
translate, translation | traducir, traducción, traductor | traduire, traduction | übersetzen, übersetzung | tradurre, traduzione | traduzir, tradução
sew, sewing, alteration, alterations | coser, costura, arreglos de ropa, dobladillo | coudre, couture, retouche, retouches | nähen, ändern, änderung, änderungsschneiderei, kürzen | cucire, cucito, sartoria | costurar, costura
pay, paying, payment | pagar, pago, pagos, pagas | payer, paiement, régler, payez | bezahlen, zahlen, zahlung, bezahlung | pagare, pagamento | pagar, pagamento
charge, charged | cobrar, cobráis, cobran, cobro | facturer, faire payer | berechnen, verlangen | addebitare, far pagare | cobrar, cobram
cost, costs, price, prices | costar, cuesta, cuestan, coste, precio, precios, tarifa, tarifas, vale, valen | coûter, coûte, coûtent, prix, tarif, tarifs | kosten, kostet, preis, preise, gebühr, tarif | costare, costa, costano, prezzo, prezzi, tariffa | custar, custa, custam, preço, preços, tarifa
save, discount | ahorrar, descuento, descuentos, rebaja | économiser, réduction, remise, rabais | sparen, rabatt, ermäßigung, nachlass | risparmiare, sconto, riduzione | poupar, desconto, descontos
insure, insured, insurance | asegurar, asegurado, seguro, seguros | assurer, assuré, assurance | versichern, versichert, versicherung | assicurare, assicurato, assicurazione | segurar, seguro
guarantee, warranty | garantía, garantizar, garantizáis | garantie, garantir | garantie, gewährleistung, garantieren | garanzia, garantire | garantia, garantir
open, opening | abrir, abre, abren, abrís, abierto, abierta, apertura | ouvrir, ouvre, ouvrez, ouvert, ouverte, ouverture | öffnen, geöffnet, offen, öffnet, aufmachen, öffnung | aprire, apre, aprite, aperto, apertura | abrir, abre, abrem, aberto, abertura
close, closed, closing | cerrar, cierra, cierran, cerráis, cerrado, cerrada, cierre | fermer, ferme, fermez, fermé, fermée, fermeture | schließen, geschlossen, schließt, zumachen, schließung | chiudere, chiude, chiudete, chiuso, chiusura | fechar, fecha, fecham, fechado
begin, start, starts | empezar, empieza, empiezan, comenzar, comienza, inicio | commencer, commence, début, débuter | anfangen, beginnen, beginnt, starten, beginn, anfang, fängt | cominciare, iniziare, inizia, inizio | começar, começa, início
end, finish, ends | terminar, termina, acabar, acaba, fin | finir, terminer, fin, finit | enden, endet, aufhören, ende | finire, finisce, fine, terminare | terminar, termina, acabar, fim
last, take, takes | durar, dura, duran, tardar | durer, dure, durent, prend | dauern, dauert, dauer | durare, dura, durano | durar, dura, demora, demorar
wait, waiting | esperar, espera, espero | attendre, attente | warten, wartezeit, warteliste | aspettare, attesa | esperar, espera
waiting list | lista de espera | liste d'attente | warteliste | lista d'attesa | lista de espera
call, phone, ring | llamar, llamada, llamo, telefonear | appeler, appel, téléphoner | anrufen, anruf, telefonieren | chiamare, telefonare, chiamata | ligar, chamada, telefonar
write, message | escribir, mensaje, escribo | écrire, message | schreiben, nachricht | scrivere, messaggio | escrever, mensagem
answer, reply | responder, respuesta, contestar | répondre, réponse | antworten, antwort, beantworten | rispondere, risposta | responder, resposta
speak, talk, spoken | hablar, hablo, habla, habláis, hablan | parler, parle, parlez | sprechen, spricht, sprecht, reden | parlare, parla, parlate | falar, fala, falam
advise, advice, consultation | asesorar, asesoramiento, consejo, consulta, asesoría | conseiller, conseil, conseils, consultation | beraten, beratung, rat, beratungsgespräch | consigliare, consulenza, consiglio | aconselhar, conselho, consulta
help, assist | ayudar, ayuda, ayudáis | aider, aide | helfen, hilfe, hilft | aiutare, aiuto | ajudar, ajuda
teach, taught, teaching | enseñar, enseñáis, enseña, enseñanza, impartir, impartís | enseigner, enseignement, enseignez | unterrichten, lehren, beibringen, unterricht | insegnare, insegnamento | ensinar, ensino
learn, learning | aprender, aprendizaje | apprendre, apprentissage | lernen, erlernen | imparare | aprender
study | estudiar, estudio, estudios | étudier, études | studieren, studium | studiare, studio | estudar, estudo
practise, practice, train, training | practicar, práctica, prácticas, entrenar, entrenamiento | pratiquer, entraîner, entraînement, pratique | üben, trainieren, training, übung | praticare, allenare, allenamento, pratica | praticar, treinar, treino
join, sign up, enrol, register, registration | apuntarse, apuntarme, apuntar, inscribirse, inscribirme, inscripción, matrícula, matricularse, darse de alta | s'inscrire, inscrire, inscription, adhérer | anmelden, anmeldung, einschreiben, beitreten, registrieren, angemeldet | iscriversi, iscrivere, iscrizione | inscrever, inscrição, matrícula
leave, quit | darse de baja, darme de baja, baja, irse | quitter, résilier, résiliation | austreten, kündigen, verlassen | disdire, lasciare | desistir, sair
participate, take part | participar, participante, participantes | participer, participant, participants | teilnehmen, mitmachen, teilnehmer, teilnahme | partecipare, partecipante, partecipanti | participar, participante
play, playing | jugar, juego, juegan | jouer, jeu | spielen, spiel | giocare, gioco | jogar, brincar, jogo
swim, swimming | nadar, natación | nager, natation | schwimmen | nuotare, nuoto | nadar, natação
run, running | correr, carrera | courir, course | laufen, rennen, joggen, lauf | correre, corsa | correr, corrida
climb, climbing | escalar, escalada, trepar | grimper, escalade | klettern, kletterhalle, bouldern | arrampicare, arrampicata | escalar, escalada
hike, hiking, walk | senderismo, caminar, excursión, ruta | randonnée, marcher, randonner | wandern, wanderung | escursione, camminare, trekking | caminhada, caminhar
ride, riding | montar, montar a caballo, equitación | monter à cheval, équitation | reiten, reitstunde | cavalcare, equitazione | montar a cavalo, equitação
dance, dancing | bailar, baile, danza | danser, danse | tanzen, tanz | ballare, ballo, danza | dançar, dança
sing, singing, choir | cantar, canto, coro | chanter, chant, chorale | singen, gesang, chor | cantare, canto, coro | cantar, canto, coro
fly, flight | volar, vuelo | voler, vol | fliegen, flug | volare, volo | voar, voo
drive, driving | conducir, conducción, manejar, conduzco | conduire, conduite | fahren, fahrt, autofahren | guidare, guida | conduzir, dirigir, condução
park, parking | aparcar, aparcamiento, estacionar, estacionamiento, parking | garer, stationner, stationnement, parking | parken, parkplatz, parkplätze, parkhaus | parcheggiare, parcheggio | estacionar, estacionamento
charge, charging | cargar, recargar, carga, recarga | charger, recharger, recharge | laden, aufladen | caricare, ricarica, ricaricare | carregar, recarregar
fill, refill, top up | llenar, rellenar, recargar | remplir, recharger | füllen, auffüllen, nachfüllen | riempire, ricaricare | encher, recarregar
check, inspect, inspection | revisar, comprobar, revisáis, inspección | vérifier, contrôler, inspection | prüfen, überprüfen, kontrollieren, inspektion, durchsicht | controllare, verificare, ispezione | verificar, inspecionar, inspeção
test | prueba, test, examen | test, essai | test, prüfung | prova, test | teste, prova
show | mostrar, enseñar | montrer, présenter | zeigen, vorzeigen | mostrare | mostrar
choose, choice | elegir, escoger, elijo | choisir, choix | wählen, auswählen, aussuchen, auswahl | scegliere, scelta | escolher, escolha
eat | comer, como | manger, mange | essen | mangiare | comer
drink | beber, tomar | boire | trinken | bere | beber
sleep | dormir | dormir | schlafen | dormire | dormir
sit, seat | sentarse, sentar, asiento | s'asseoir, assis, siège | sitzen, sitz | sedersi, sedere | sentar, assento
lie, laid | tumbar | allonger | liegen, legen | sdraiare | deitar
lose, lost | perder, perdido, perdida, pierdo | perdre, perdu, perdue | verlieren, verloren | perdere, perso | perder, perdido
find, found | encontrar, encuentro | trouver, trouvé | finden, gefunden | trovare, trovato | encontrar
forget, forgotten | olvidar, olvidado, olvido | oublier, oublié | vergessen | dimenticare, dimenticato | esquecer
break, broken | romper, roto, rota, rotos, averiado | casser, cassé, cassée, cassés | brechen, kaputt, kaputte, kaputtes, defekt, zerbrochen, gebrochen | rompere, rotto, rotta | partir, quebrado, quebrar, avariado
damage, damaged, dent | dañar, daño, daños, dañado, golpe, abolladura | endommager, dommage, endommagé, dégât, bosse | beschädigen, schaden, beschädigt, schäden, delle | danneggiare, danno, danni, danneggiato, ammaccatura | danificar, dano, danos, danificado
steal, stolen, theft | robar, robo, robado | voler, vol, volé | stehlen, gestohlen, diebstahl | rubare, furto, rubato | roubar, roubo, roubado
burn | quemar, quemado | brûler | brennen, verbrennen | bruciare | queimar
leak, leaking | fuga, gotera, goteras, goteo, gotear | fuite, fuir | leck, undicht, tropfen, wasserschaden | perdita, perdere acqua | fuga, vazamento
unblock, blocked, blockage | atasco, atascado, desatascar, atascada | boucher, bouché, déboucher | verstopft, verstopfung, rohrreinigung | intasato, sturare | entupido, desentupir
late, delay, delayed | tarde, retraso, retrasarse, retrasado | tard, retard, en retard | spät, verspätung, verspäten, später | tardi, ritardo, in ritardo | tarde, atraso, atrasado
miss, missed | faltar, falto, perder | manquer, rater, manqué | verpassen, versäumen, verpasst | mancare, perdere | faltar, perder
make up, catch up | recuperar | rattraper | nachholen | recuperare | recuperar, compensar
pause, freeze, suspend | pausar, congelar, suspender | suspendre, pause | pausieren, pause, aussetzen, ruhen | sospendere, pausa | pausar, suspender
upgrade, switch | mejorar, cambiar de plan, subir | passer à, changer de formule | wechseln, upgraden, hochstufen | passare, aggiornare | mudar de plano, atualizar
download, export | descargar, exportar, exportación | télécharger, exporter | herunterladen, exportieren, export | scaricare, esportare | descarregar, baixar, exportar
upload, import | subir, importar, importación | importer, téléverser | hochladen, importieren, import | caricare, importare | carregar, importar
share, sharing | compartir | partager, partage | teilen, freigeben | condividere | compartilhar, partilhar
delete, erase | borrar, eliminar | supprimer, effacer | löschen | cancellare, eliminare | apagar, eliminar
back up, backup | copia de seguridad, respaldo | sauvegarder, sauvegarde | sichern, datensicherung, backup | backup, salvare | cópia de segurança, backup
recover, recovery | recuperar, recuperación | récupérer, récupération | wiederherstellen, retten, rettung, wiederherstellung | recuperare, recupero | recuperar, recuperação
connect, link | conectar, vincular | connecter, relier | verbinden, anschließen, verknüpfen | collegare, connettere | conectar, ligar
photograph, photo, film | fotografiar, foto, fotos, hacer fotos, grabar | photographier, photo, photos, filmer | fotografieren, foto, fotos, filmen | fotografare, foto, filmare | fotografar, foto, fotos
decorate, decoration | decorar, decoración | décorer, décoration | dekorieren, dekoration, schmücken | decorare, decorazione | decorar, decoração
celebrate, party | celebrar, fiesta, celebración | fêter, fête, célébrer | feiern, feier, party, fest | festeggiare, festa | celebrar, festa
marry, wedding | casarse, boda, bodas | marier, mariage, mariages | heiraten, hochzeit, hochzeiten, trauung | sposarsi, matrimonio, nozze | casar, casamento, casamentos
plant, planting | plantar, planta, plantas | planter, plante, plantes | pflanzen, einpflanzen, pflanze | piantare, pianta, piante | plantar, planta, plantas
water, watering | regar, riego | arroser, arrosage | gießen, bewässern, bewässerung | annaffiare, irrigazione | regar, rega
mow, mowing | cortar el césped, segar | tondre | mähen, rasen mähen | tagliare l'erba | cortar a relva
prune, pruning | podar, poda | tailler, élagage, taille | schneiden, beschneiden, heckenschnitt | potare, potatura | podar, poda
build, building, construction | construir, construcción, obra, obras | construire, construction, travaux | bauen, bau, errichten | costruire, costruzione, lavori | construir, construção, obras
renovate, renovation, refurbish | reformar, reforma, reformas, renovar | rénover, rénovation | renovieren, renovierung, sanieren, sanierung | ristrutturare, ristrutturazione | renovar, reforma, remodelação
insulate, insulation | aislar, aislamiento | isoler, isolation | dämmen, dämmung, isolieren | isolare, isolamento | isolar, isolamento
seal, waterproof | sellar, impermeabilizar, impermeable | étanchéité, imperméable | abdichten, wasserdicht, abdichtung | sigillare, impermeabile | vedar, impermeável
fall, fell | caer, caído, caída | tomber, chute | fallen, gefallen, sturz, heruntergefallen | cadere, caduta | cair, queda
work, working | trabajar, trabajo, trabajáis, funcionar, funciona | travailler, travail, fonctionner, marche | arbeiten, arbeit, funktionieren, funktioniert | lavorare, lavoro, funzionare | trabalhar, trabalho, funcionar
apply, application | solicitar, solicitud, postular | postuler, candidature, demande | bewerben, bewerbung, antrag, beantragen | candidarsi, candidatura, domanda | candidatar, candidatura, pedido
need, require, required | necesitar, necesito, necesario, hace falta, obligatorio, requisito, requisitos | besoin, nécessaire, obligatoire, falloir | brauchen, benötigen, nötig, notwendig, erforderlich, pflicht, voraussetzung | servire, necessario, obbligatorio, bisogno | precisar, necessário, obrigatório
allow, allowed, permitted | permitir, permitido, permitida, permiten, dejar entrar, admitís, admiten | permettre, permis, autorisé, admis | erlauben, erlaubt, dürfen, gestattet, zugelassen | permettere, permesso, ammessi, consentito | permitir, permitido, aceitam
forbid, prohibited | prohibir, prohibido, prohibida | interdire, interdit | verbieten, verboten, untersagt | vietare, vietato | proibir, proibido
include, included | incluir, incluye, incluido, incluida, incluidos, incluidas | inclure, inclus, comprend, compris, comprise | enthalten, inklusive, inbegriffen, beinhaltet, dabei | includere, incluso, inclusa, compreso | incluir, inclui, incluído, incluída
treat, treatment | tratar, tratamiento, tratáis, tratan | traiter, traitement, soigner, soin | behandeln, behandlung, behandelt | trattare, trattamento, curare | tratar, tratamento
look after, care | cuidar, cuidado, cuidados, cuidáis | garder, soigner, s'occuper | betreuen, pflegen, aufpassen, pflege, betreuung | curare, accudire, badare | cuidar, cuidado
wear | llevar puesto, ponerse, vestir | porter | tragen, anziehen | indossare | usar, vestir
fit, fits | caber, cabe, caben, entrar | tenir, rentrer, entrer | passen, passt, hineinpassen | entrare, starci | caber, cabe
grow | crecer, cultivar | pousser, cultiver | wachsen, anbauen | crescere, coltivare | crescer, cultivar
smell | oler, olor, huele | sentir, odeur | riechen, geruch, stinken | odore, puzzare | cheirar, cheiro
hear | oír, escuchar | entendre, écouter | hören | sentire, ascoltare | ouvir
see, look, watch | ver, mirar | voir, regarder | sehen, schauen, zuschauen, ansehen | vedere, guardare | ver, olhar
use | usar, utilizar, uso | utiliser, usage | benutzen, verwenden, nutzen, nutzung | usare, utilizzare, uso | usar, utilizar, uso
read, reading | leer, lectura | lire, lecture | lesen | leggere, lettura | ler, leitura
sign, signature | firmar, firma | signer, signature | unterschreiben, unterschrift | firmare, firma | assinar, assinatura
complain, complaint | quejarse, queja, quejas, reclamación, reclamar | plaindre, plainte, réclamation | beschweren, beschwerde, reklamieren, reklamation | lamentarsi, reclamo | reclamar, reclamação, queixa
inform, notify, notice | avisar, aviso, informar | prévenir, avertir, préavis | benachrichtigen, bescheid, mitteilen, frist | avvisare, preavviso | avisar, aviso
confirm, confirmation | confirmar, confirmación | confirmer, confirmation | bestätigen, bestätigung | confermare, conferma | confirmar, confirmação
claim | reclamar, reclamación | réclamer, sinistre | geltend machen, schaden melden | richiesta, reclamare | reclamar, sinistro
tow, towing, recovery | remolcar, grúa, remolque | remorquer, dépannage, remorquage | abschleppen, abschleppdienst | rimorchio, carro attrezzi | reboque, rebocar
`
