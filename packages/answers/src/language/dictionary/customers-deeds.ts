// English | Spanish | French | German | Italian | Portuguese: the same thing in each, for questions in another
// language than the site's. After `~` the English words are near, not the same: the best first, and none for another
// where the question is English.
export const customersDeeds = `
~notify, notice, tell, inform, let you know | avisar, comunicar, notificar, hacer saber, dar aviso | prévenir, avertir, informer, notifier | bescheid sagen, bescheid geben, benachrichtigen, mitteilen, verständigen, melden | avvisare, comunicare, informare | avisar, comunicar, notificar
~notice, notice period | antelación, con antelación, aviso previo, preaviso, con tiempo | préavis, à l'avance | kündigungsfrist, vorlaufzeit, vorlauf, im voraus | preavviso, anticipo | antecedência, aviso prévio
~leave, leaving, move out, cancel | irme, marcharme, darme de baja, dejarlo, salirme, mudarme | partir, quitter, déménager, résilier | ausziehen, auszug, weggehen, austreten | andarmene, lasciare, traslocare, disdire | sair, ir embora, desistir, cancelar
~leave, left | dejar, abandonar | laisser, quitter | verlassen, zurücklassen, dalassen | lasciare | deixar
~come back, back, return | volver, regresar, vuelta, regreso, volvemos, vuelve, vuelvo | revenir, retour, rentrer | wiederkommen, zurückkommen, wieder kommen, rückkehr, zurückkehren | tornare, ritornare, ritorno | voltar, regressar, regresso
~reopen, open again, reopening | volver a abrir, reabrir, reapertura, volvéis a abrir, vuelven a abrir | rouvrir, réouverture | wieder öffnen, wieder aufmachen, wieder auf, wiedereröffnung, wieder offen | riaprire, riapertura | reabrir, reabertura
~home, at home, stay at home | en casa, a casa, quedarse en casa | à la maison, chez moi | zu hause, zuhause, daheim, nach hause | a casa, in casa | em casa
~come to my house, home visit, mobile, call-out | venir a mi casa, venir a casa, a domicilio, vienen a casa | à domicile, venir chez moi | zu mir nach hause, zu mir kommen, hausbesuch, vor ort | a domicilio, venire a casa mia | ao domicílio, vir a minha casa
~night | por la noche, de noche, noche, nocturno, nocturna, por las noches | la nuit, de nuit, nocturne | nachts, nacht, in der nacht, nachtzeit | di notte, notte, notturno | à noite, noite, noturno
~evening, in the evening | por la tarde, tarde noche, al anochecer | le soir, soirée | abends, am abend, abend | di sera, sera, serata | ao fim da tarde, noitinha
afternoon | por la tarde, tarde, tardes | l'après-midi, après-midi | nachmittags, nachmittag, am nachmittag | pomeriggio, nel pomeriggio | à tarde, tarde
morning | por la mañana, mañanas, de mañana | le matin, matinée | morgens, vormittags, vormittag, am vormittag, am morgen | mattina, di mattina | de manhã, manhã
last night | anoche | hier soir, la nuit dernière | letzte nacht, gestern abend, gestern nacht | ieri sera, ieri notte | ontem à noite
~be late, late, arrive late | llegar tarde, llego tarde, retraso, retrasarse, con retraso, llegamos tarde, tarde | être en retard, retard, arriver en retard | zu spät, zu spät kommen, verspätung, verspäten, verspätet, sich verspäten | essere in ritardo, ritardo, tardi | chegar atrasado, atraso, atrasado, tarde
~late payment, late fee, overdue | pagar tarde, pago tardío, impago, mora, retraso en el pago, recargo por demora | retard de paiement, impayé | mahngebühr, verspätete zahlung, zahlungsverzug, mahnung, verzug, säumniszuschlag | ritardo di pagamento, mora | pagamento atrasado, juros de mora, multa por atraso
~stop paying, not paid, unpaid, non-payment | dejar de pagar, dejo de pagar, no pagar, no pago, impagado | ne plus payer, impayé | nicht mehr zahle, nicht mehr zahlen, nicht bezahlt, nicht zahlen, unbezahlt | smettere di pagare, non pagare, non pagato | deixar de pagar, não pagar
~show up, turn up, no-show | presentarse, presentarme, presento, aparecer, acudir | se présenter, venir | erscheinen, auftauchen, nicht erscheine, nicht komme | presentarsi, mi presento | comparecer, aparecer
~get in, enter, access, let in | entrar, acceder, acceso | entrer, accéder, accès | reinkommen, hineinkommen, zugang, betreten, zutritt, eintreten | entrare, accedere, accesso | entrar, aceder, acesso
~close, shut, closed | cerrar, cierran, cierra, cerráis, cerrado | fermer, fermé | zumachen, schließen, zuhaben, geschlossen | chiudere, chiuso | fechar, fechado
~take out, get, grab, fetch | sacar, coger, retirar | prendre, récupérer, retirer | rausholen, herausholen, herausnehmen | prendere, ritirare, tirare fuori | tirar, buscar, retirar
~bring, bring along | traer, llevar, traigo, llevo, traemos | apporter, amener | mitbringen, bringen, mitnehmen, mitgebracht, dabei haben | portare | trazer, levar
~come along, come with, bring | acompañar, venir conmigo, llevar conmigo | venir avec, accompagner | mitkommen, begleiten, dabei sein | venire con me | vir comigo
~accept, take | aceptar, admitir, acoger | accepter, prendre, accueillir | aufnehmen, annehmen, akzeptieren | accettare, accogliere, prendere | aceitar, acolher
~look after, care for, take | cuidar, cuidan, cuidáis, atender, encargarse, ocuparse | s'occuper, garder | sich kümmern, kümmern, aufpassen, betreuen | occuparsi, prendersi cura, badare | cuidar, tomar conta
~responsible, in charge | encargarse, encarga, responsable, a cargo, lleva, ocupa | responsable, s'occupe, en charge | zuständig, verantwortlich, kümmert, leitet, leiten, leiter, leiterin, leitung | responsabile, si occupa | responsável, encarregado, trata
~run, lead, head, manager | dirige, dirigir, llevar | diriger, gérer | führen, leiten, führt | dirigere, gestire | dirigir, gerir
~contact, speak to, talk to | hablar con, dirigirme, contactar, ponerme en contacto | parler à, contacter, m'adresser | wende ich mich, sich wenden, ansprechen, ansprechpartner, ansprechpartnerin, sprechen mit | parlare con, rivolgermi, contattare | falar com, contactar
~set up, create, establish, form, start | crear, constituir, montar, fundar, abrir, establecer | créer, fonder, monter, constituer | gründen, aufbauen, einrichten, gründung, eröffnen | creare, costituire, fondare, avviare | criar, constituir, fundar, abrir
~switch, change, move | cambiar, cambiarme, pasarme | changer, passer | wechseln, umsteigen, umstellen, wechsel | cambiare, passare | mudar, trocar
~hassle, complicated, difficult, easy | complicado, lío, engorroso, trámite | compliqué, galère | kompliziert, umständlich, aufwendig, aufwand | complicato, difficile | complicado, difícil
~put off, postpone, move, reschedule | aplazar, posponer, cambiar de fecha, cambiar la cita, retrasar, mover la cita | reporter, décaler, déplacer | verschieben, verlegen, umbuchen, umlegen | rimandare, spostare, posticipare | adiar, remarcar, mudar a data
~freeze, pause, suspend | congelar, pausar, suspender, parar, interrumpir | geler, suspendre, mettre en pause | pausieren, aussetzen, ruhen lassen, stilllegen, unterbrechen | congelare, sospendere, mettere in pausa | congelar, suspender, pausar
~minimum term, commitment, minimum | permanencia, permanencia mínima, compromiso, tiempo mínimo | durée minimum, engagement | mindestlaufzeit, mindestvertragslaufzeit, vertragsbindung, bindung, laufzeit | durata minima, vincolo | fidelização, período mínimo
~minimum stay, shortest stay | estancia mínima, mínimo de noches | séjour minimum | mindestaufenthalt, mindestaufenthaltsdauer, mindestnächte | soggiorno minimo | estadia mínima
~minimum age, age limit, how old | edad mínima | âge minimum | mindestalter, altersgrenze | età minima | idade mínima
~weight limit, maximum weight | límite de peso, peso máximo | limite de poids, poids maximum | höchstgewicht, gewichtsgrenze, maximalgewicht, gewichtsbeschränkung, gewichtslimit | limite di peso, peso massimo | limite de peso, peso máximo
~height limit, maximum height | altura máxima, límite de altura | hauteur maximale | höchsthöhe, maximale höhe, einfahrtshöhe | altezza massima | altura máxima
~number of people, group size, how many people | número de personas, aforo, tamaño del grupo | nombre de personnes | teilnehmerzahl, gruppengröße, personenzahl, anzahl der teilnehmer | numero di persone | número de pessoas, lotação
=maximum duration, maximum length, maximum number | duración máxima, longitud máxima, número máximo | durée maximale, longueur maximale, nombre maximum | höchstdauer, höchstlänge, höchstzahl | durata massima, lunghezza massima, numero massimo | duração máxima, comprimento máximo, número máximo
~wait, waiting, waiting list | esperar, espera, hay que esperar, lista de espera, tiempo de espera | attendre, attente, liste d'attente | warten, wartezeit, warteliste, wartedauer | aspettare, attesa, lista d'attesa | esperar, espera, lista de espera
~answer, reply, respond | responder, contestar, respuesta, respondéis, contestan | répondre, réponse | antworten, beantworten, antwort, zurückmelden, rückmeldung | rispondere, risposta | responder, resposta
~keep, store, hold | guardar, conservar, almacenar, mantener | garder, conserver, stocker | aufbewahren, aufheben, speichern, behalten, lagern, gespeichert, aufbewahrt | conservare, tenere, custodire | guardar, conservar, armazenar
~records, documents, paperwork | documentos, papeles, documentación, expediente, historial | documents, dossier, papiers | unterlagen, dokumente, papiere, akten, akte | documenti, carte, documentazione | documentos, papéis, processo
~camera footage, recordings, cctv, cameras | grabaciones, vídeos de seguridad, imágenes de las cámaras, cámaras | enregistrements, vidéosurveillance, images des caméras | videoaufnahmen, aufnahmen, kameraaufnahmen, überwachungsvideos, videoaufzeichnungen, aufzeichnungen | registrazioni, riprese, telecamere | gravações, filmagens, câmaras
~cover, covered, coverage | cubrir, cubre, cobertura | couvrir, couverture | abdecken, deckt, abgedeckt, deckung, versichert | coprire, copertura | cobrir, cobertura
~excess, deductible | franquicia | franchise | selbstbehalt, selbstbeteiligung, eigenanteil | franchigia | franquia
~protection plan, insurance, protection | plan de protección, seguro, protección | assurance, protection | schutzplan, versicherung, schutz, versicherungsschutz | piano di protezione, assicurazione | plano de proteção, seguro
~possessions, things, stuff, belongings, goods | cosas, pertenencias, enseres, mis cosas | affaires, biens | sachen, habseligkeiten, dinge, zeug | cose, roba, effetti | coisas, pertences
~stay, stays | quedarse, quedarme, estancia, alojarse | rester, séjour | bleiben, aufenthalt | restare, soggiorno | ficar, estadia
~travel, away, trip | viajar, de viaje, viaje, estar fuera, nos vamos, fuera | voyager, en voyage, voyage, absent | verreist, reise, unterwegs, verreisen | viaggiare, in viaggio, viaggio, via | viajar, de viagem, fora
~arrive, arrival | llegar, llegada, llegamos, llego, llega | arriver, arrivée | ankunft, eintreffen, anreisen, anreise | arrivare, arrivo | chegar, chegada
~land, flight, plane | aterrizar, vuelo, avión | atterrir, vol, avion | landen, landet, flug, flugzeug, flieger | atterrare, volo, aereo | aterrar, voo, avião
~out of hours, after closing, after hours | fuera de horario, después de cerrar, fuera del horario | en dehors des heures, après la fermeture | nach feierabend, außerhalb der öffnungszeiten, nach ladenschluss, nach geschäftsschluss | fuori orario, dopo la chiusura | fora de horas, depois de fechar
~speak, speaks, language | hablar, habla, hable, hablan, habléis | parler, parle | sprechen, spricht, sprecht | parlare, parla | falar, fala
~put, give, administer | poner, ponerle, poner las inyecciones | mettre, administrer | verabreichen, spritzen | somministrare | aplicar, administrar
~feed, fed, meals, feeding | dar de comer, dan de comer, alimentar | nourrir, donner à manger | füttern, gefüttert, fütterung | dare da mangiare, nutrire | dar de comer, alimentar
~send, photos, pictures | mandar, enviar, mandan, me mandan | envoyer | schicken, zusenden, senden | mandare, inviare | enviar, mandar
~rate, rating, judged, score | nota, calificación, puntuación, valorar, valoración | note, évaluation, notation | bewerten, bewertung, benotet, einstufen, bewertet, eingestuft | valutazione, voto, giudizio | nota, avaliação, classificação
~inspect, inspection | inspeccionar, inspección | inspection, contrôle | prüfen, überprüfung, begutachten, begutachtung | ispezione, controllo | inspeção
~work with, use, which | trabajar con, trabajan, usar, usan, utilizan | travailler avec, utiliser | arbeiten mit, arbeitet, verwenden, benutzen, nutzen | lavorare con, usare | trabalhar com, usar
~hire, recruit, vacancies, jobs, work here | contratar, contratando, vacante, vacantes, trabajar aquí, trabajar con vosotros, buscan personal | recruter, embaucher, recrutement | einstellen, stellenangebot, stellenangebote, freie stellen, mitarbeiter suchen, jobs | assumere, assunzioni, posti di lavoro | contratar, vagas, a contratar
recommend | recomendar, recomiendan, aconsejar | recommander, conseiller | empfehlen, empfehlt, raten | consigliare, raccomandare | recomendar, aconselhar
~miss, missed | faltar, perder, perderme | manquer, rater | verpassen, versäumen, fehlen | perdere, mancare | faltar, perder
~be ill, ill, sick | enfermo, ponerse malo, está malo, malo | malade | krank, krank sein, erkranken | malato | doente
~throw up, vomit, sickness, been sick | vomitar, vomitó, vómito, vomitado, devolver | vomir, vomissement | übergeben, erbrochen, erbrechen, sich übergeben, gespuckt, kotzen | vomitare, vomito | vomitar, vómito
~patch up, repair, mend | parchear, arreglar, remendar | réparer, rapiécer | flicken, ausbessern, reparieren | rattoppare, riparare | remendar, consertar
~take off, remove, get off | quitar, quitarlas, sacar, desmontar | enlever, retirer, démonter | abmachen, entfernen, abbekommen, lösen, abnehmen, ausbauen | togliere, rimuovere, smontare | tirar, remover, desmontar
~top up, refill, recharge, regas | recargar, rellenar, recarga | recharger, remplir, recharge | auffüllen, nachfüllen, befüllen, aufladen | ricaricare, riempire, ricarica | recarregar, encher
~fit, fitted, fitting, mount | montar, montado, montada, montaje, instalar, colocar | monter, montage, poser | montieren, montage, einbauen, einbau, aufziehen, anbringen | montare, montaggio | montar, montagem
~fail, failed, not pass | suspender, no pasar, no pasa, no aprobar, no supera | échouer, ne pas passer, recalé | durchfallen, durchfällt, nicht bestehen, durchgefallen, nicht besteht | non passare, bocciato | chumbar, não passar, reprovar
~second test, retest, repeat test | segunda prueba, segunda inspección, repetir la prueba | contre-visite, deuxième test | nachprüfung, zweite prüfung, wiederholungsprüfung, nachtest | secondo test, ripetere la prova | segundo teste, reinspeção
~get to, how to get, directions, reach you | cómo llego, cómo llegar, llegar hasta | comment venir, comment arriver, se rendre | wie komme ich, anfahrt, hinkommen, anreise, wegbeschreibung | come arrivare, come si arriva | como chegar, como chego
`
