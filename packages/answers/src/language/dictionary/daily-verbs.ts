export const dailyVerbs = `
prefer, preference, preferred | preferir, prefiero, preferencia | préférer, préfère, préférence | bevorzugen, vorziehen, lieber, vorliebe | preferire, preferisco, preferenza | preferir, prefiro, preferência
wish, wishes, desire | desear, deseo, deseos | souhaiter, souhait, désirer | wünschen, wunsch, wünsche | desiderare, desiderio, desideri | desejar, desejo
hope, hoping | esperanza | espérer, espoir | hoffen, hoffnung | sperare, speranza | esperança
try out, attempt, attempts | intentar, intento, intentos | essayer, tenter, tentative | versuchen, versuch, versuche, ausprobieren | provare, tentare, tentativo | tentar, tentativa, experimentar
keep, retain | guardar, conservar | garder, conserver | behalten, behält, aufbewahren | tenere, conservare | guardar, manter, ficar com
hold | sujetar, aguantar, sostener | tenir, retenir | halten, hält, festhalten | reggere, sostenere | segurar
hand over, handover, hand in | entregar, entrega | remettre, remise | übergeben, übergabe, abgeben, gibt ab | consegnare, consegna | entregar, entrega
donate, donation, donations | donar, donación, donativo | faire un don, dons | spenden, spende | donare, donazione | doar, doação
accept, accepted | aceptar, aceptáis | accepter, acceptez | akzeptieren, annehmen, nimmt an, angenommen | accettare, accettate | aceitar
refuse, decline, reject | rechazar, negarse | refuser, rejeter | ablehnen, verweigern, abgelehnt | rifiutare, respingere | recusar, rejeitar
suggest, recommend, recommendation | recomendar, recomiendo, recomendación, sugerir, aconsejar | recommander, conseiller, suggérer, recommandation | empfehlen, empfiehlt, empfohlen, empfehlung, vorschlagen | consigliare, raccomandare, suggerire, consiglio | recomendar, sugerir, recomendação, aconselhar
decide, decision | decidir, decisión | décider, décision | entscheiden, entschieden, entscheidung | decidere, decisione | decidir, decisão
change my mind, change your mind | cambiar de opinión, cambiar de idea, arrepentirme | changer d'avis | umentscheiden, anders überlegen, meinung ändern | cambiare idea | mudar de ideias, mudar de ideia
modify, amend, alter | modificar, modificación, editar | modifier, modification | ändern, änderung, abändern, bearbeiten, geändert | modificare, modifica | alterar, modificar, alteração
adapt, adjust, adjustment, adjustable | ajustar, adaptar, ajuste, ajustable | ajuster, adapter, régler, réglable, réglage | anpassen, einstellen, verstellbar, verstellen, anpassung | regolare, adattare, regolabile | ajustar, adaptar, regulável, ajuste
improve, improvement | mejorar, mejora | améliorer, amélioration | verbessern, verbesserung | migliorare, miglioramento | melhorar, melhoria
restore, restoration | restaurar, restauración | restaurer, restauration | restaurieren, restaurierung, wiederherstellen | restaurare, restauro, ripristinare | restaurar, restauro, restauração
extend, prolong | prolongar, ampliar, prórroga, alargar, extender | prolonger, prolongation | verlängern, verlängerung | prolungare, estendere, proroga | prolongar, estender, prorrogar
renew, renewal | renovar, renuevo, renovación | renouveler, renouvellement | erneuern, erneuerung | rinnovare, rinnovo | renovar, renovação
shorten, take up | acortar, acorto | raccourcir | kürzen, verkürzen, gekürzt | accorciare | encurtar
enlarge, enlargement, expand | agrandar, ensanchar | agrandir, élargir, agrandissement | vergrößern, vergrößerung, erweitern | allargare, ingrandire, ampliare | ampliar, alargar, aumentar
reduce, reduction | reducir, reduzco, reducción | réduire, réduction, baisser | reduzieren, verringern, senken, ermäßigen | ridurre, riduzione, abbassare | reduzir, redução
increase | aumentar, aumento | augmenter, augmentation | erhöhen, erhöhung, steigern, steigen, steigt | aumentare, aumento | aumentar, aumento
combine, combined, combination | combinar, combinación, acumular | combiner, cumuler, combinaison | kombinieren, kombinierbar, kombination | combinare, abbinare, combinazione | combinar, combinação, acumular
separate, separately | separar, por separado | séparer, séparément | trennen, getrennt, separat | separare, separatamente | separar, separadamente
divide, split | dividir, repartir | diviser, partager | teilen, aufteilen | dividere, suddividere | dividir, repartir
attach, fasten | unir, fijar, sujeción | attacher, fixer, fixation | befestigen, befestigung, anbringen, angebracht | fissare, attaccare, fissaggio | fixar, prender
tie, tie up | atar | nouer, lier | binden, anbinden, gebunden | legare | amarrar, atar
untie, loosen, undo | desatar, aflojar | détacher, desserrer | lösen, lockern, losbinden | slegare, allentare | desatar, afrouxar
tighten | apretar, aprieta | serrer, resserrer | festziehen | stringere | apertar
loose, wobbly | suelto, suelta, flojo, se mueve | branlant, desserré, bouge | locker, wackelt, wackelig, wackeln | allentato, traballante, si muove | solto, frouxo, a abanar
hang, hang up | colgar, cuelga, cuelgo | accrocher, suspendre | hängen, aufhängen, aufgehängt | appendere | pendurar
lift, lift up | levantar | soulever, lever | heben, anheben, hochheben, gehoben | sollevare, alzare | levantar, erguer
pull, drag | tirar, arrastrar | tirer, traîner | ziehen, gezogen, zieht | trascinare | puxar, arrastar
push | empujar | pousser | schieben, schiebt, geschoben | spingere | empurrar
press, push the button | pulsar, presionar | appuyer | taste drücken, knopf drücken | premere | pressionar
turn, rotate | girar | tourner | drehen, umdrehen | girare, ruotare | girar, rodar
throw, throw away | tirar, echar, arrojar | jeter, lancer | werfen, wirft, geworfen, wegwerfen, weggeworfen | gettare, lanciare, buttare | deitar fora, jogar fora, atirar
catch | atrapar | attraper | fangen, gefangen | afferrare | apanhar
hit, strike | golpear, golpe, chocar | frapper, heurter, coup | schlagen, schlägt, geschlagen, stoßen, gestoßen | colpire, urtare, colpo | bater, golpe
kick | patear, patada | coup de pied | treten, tritt, getreten | calciare | pontapé, chute
touch, touching | tocar, toco | toucher | berühren, anfassen | toccare | tocar, mexer
scratch, scratching | rascar, rasguñar | gratter | kratzen, gekratzt | grattare, graffiare | coçar, arranhar
squeeze | exprimir, apretujar | presser, écraser | quetschen, pressen | spremere, schiacciare | espremer, apertar
bend, bent | doblar, doblado, torcido | plier, tordu, courber | biegen, gebogen, verbogen | piegare, piegato, storto | dobrar, torto, entortar
fold, folding, foldable | plegar, plegable, doblar | plier, pliable, pliant | falten, klappbar, faltbar, zusammenklappen | piegare, pieghevole | dobrar, dobrável
tear, torn, rip, ripped | rasgar, rasgado, desgarrado, desgarro | déchirer, déchiré, déchirure | reißen, gerissen, zerrissen, riss | strappare, strappato, strappo | rasgar, rasgado, rasgão
shatter, smashed | hacer añicos, hecho añicos | brisé, fracassé | zersplittert, zerschlagen, zertrümmert, zerbrechen | frantumato, in frantumi | estilhaçado, despedaçado
burst | reventar, revienta, reventado | éclater, éclaté | platzen, geplatzt | scoppiare, scoppiato | rebentar, estourar
chip, chipped | desconchado, descascarillado, mellado | ébréché, éclat | abgeplatzt, abgesplittert, angeschlagen | scheggiato | lascado
scratched | rayado, arañado, rayón | rayé, rayure | zerkratzt, verkratzt, kratzer | graffiato, graffio, rigato | riscado, risco, arranhado
stuck, jammed | atascado, atascada, encallado | coincé, coincée, bloqué | klemmt, verklemmt, festgefahren, stecken geblieben, steckt fest | incastrato, bloccato, inceppato | preso, emperrado, encravado
rust, rusty | óxido, oxidado | rouille, rouillé | rost, rostig, verrostet | ruggine, arrugginito | ferrugem, enferrujado
wear out, worn out, worn | desgastado, gastado, desgaste | usé, usure, user | abgenutzt, abnutzung, verschleiß, verschlissen | consumato, logoro, usura | gasto, desgastado, desgaste
fade, faded | desteñir, desteñido, descolorido | décoloré, délavé, déteindre | verblassen, verblasst, ausgeblichen, verblichen | sbiadito, scolorito, sbiadire | desbotado, desbotar
shrink, shrunk | encoger, encogido | rétrécir, rétréci | eingehen, eingelaufen, schrumpfen, einlaufen | restringere, ristretto, restringersi | encolher, encolhido
stretch, stretched out | estirar, dado de sí | étirer, détendre, détendu | dehnen, ausgeleiert, gedehnt | allargarsi, sformato | esticar, alargado
melt, melted | derretir, derrite, fundir | fondre, fondu | schmelzen, schmilzt, geschmolzen | sciogliere, sciolto, fondere | derreter, derretido
boil, boiling | hervir, hierve | bouillir, bout | kochen, sieden, kocht | bollire | ferver
bake, baking, baked | hornear, horneado | cuire au four | backen, bäckt, gebacken | cuocere al forno, infornare | assar, cozer no forno
fry, fried | freír, frito | frire, frit | braten, frittieren, gebraten, frittiert | friggere, fritto | fritar, frito
peel, peeling off | pelar, despegarse | éplucher, peler, se décolle | schälen, abblättern, löst sich ab | sbucciare, si stacca | descascar, a descolar
stir, shake | remover, agitar, sacudir | remuer, secouer, agiter | rühren, schütteln | mescolare, agitare, scuotere | mexer, agitar, sacudir
pour | verter, vierte, echar | verser | gießen, eingießen, gegossen, einschenken | versare | verter, despejar
taste, tasting, tastings | catar, cata, degustación, degustar | goûter, dégustation, déguster | verkosten, verkostung, probieren, weinprobe | assaggiare, degustazione | provar, degustação
chew | masticar | mâcher, mastiquer | kauen | masticare | mastigar
swallow | tragar | avaler | schlucken, verschlucken | ingoiare, deglutire | engolir
breathe, breathing, breath | respirar, respiración | respirer, respiration, souffle | atmen, atmung, atem | respirare, respirazione, respiro | respirar, respiração
blow | soplar | souffler | blasen, pusten | soffiare | soprar
laugh, laughter | reír, risa | rire | lachen | ridere, risata | rir, riso
smile | sonreír, sonrisa | sourire | lächeln | sorridere, sorriso | sorrir, sorriso
cry, crying | llorar, llora, llanto | pleurer, pleure | weinen, weint | piangere, piange | chorar, chora
shout, scream | gritar, grito | crier, cri | schreien, schreit, rufen | gridare, urlare | gritar, grito
whisper | susurrar | chuchoter | flüstern | sussurrare | sussurrar
kiss | besar, beso | embrasser, baiser, bisou | küssen, kuss | baciare, bacio | beijar, beijo
hug, cuddle, cuddles | abrazar, abrazo | câlin, étreinte | umarmen, kuscheln, umarmung | abbracciare, abbraccio, coccole | abraçar, abraço
wake, wake up | despertar, despierta, despertarse | réveiller, se réveiller, réveil | aufwachen, wecken, aufwecken | svegliare, svegliarsi, sveglia | acordar, despertar
get up | levantarse, me levanto | se lever | aufstehen, steht auf, aufgestanden | alzarsi | levantar-se
rest, relax, relaxing, relaxation | descansar, relajar, relajarse, relajación, descanso | se reposer, détendre, détente, repos, relaxation | ausruhen, entspannen, entspannung, erholen, erholung | riposare, rilassarsi, rilassamento, riposo | descansar, relaxar, relaxamento, descanso
dream, dreams | soñar, sueño | rêver, rêve | träumen, traum, träume | sognare, sogno | sonhar, sonho
stand, standing | de pie, estar de pie | debout, rester debout | im stehen, gestanden | stare in piedi, in piedi | em pé, de pé
kneel, kneeling | arrodillarse, de rodillas | s'agenouiller, à genoux | knien, hinknien | inginocchiarsi, in ginocchio | ajoelhar, de joelhos
lean | apoyarse, inclinarse | s'appuyer, se pencher | lehnen, anlehnen | appoggiarsi | encostar, inclinar
bend down | agacharse | se baisser | bücken | chinarsi, abbassarsi | agachar
jump, jumping | saltar, salto | sauter, saut | springen, springt, gesprungen, sprung | saltare, salto | saltar, pular, salto
crawl, crawling | gatear, gatea | ramper, quatre pattes | krabbeln, krabbelt | gattonare, strisciare | gatinhar, engatinhar
slip, slippery | resbalar, resbaladizo, resbala | glisser, glissant | rutschen, ausrutschen, rutschig, glatt | scivolare, scivoloso | escorregar, escorregadio
slide, slides | deslizar, tobogán | toboggan, glissade | rutsche, rutschen, gleiten | scivolo | escorrega, deslizar, tobogã
trip over, stumble | tropezar, tropiezo | trébucher | stolpern | inciampare | tropeçar
sink, sinking | hundir, hundirse | couler, sombrer | sinken, untergehen, gesunken | affondare | afundar
follow, following | seguir, sigo, sigue | suivre, suit | folgen, befolgen | seguire, seguo | seguir, sigo
accompany, accompanied | acompañar, acompañado, acompañante | accompagner, accompagné, accompagnateur | begleiten, begleitung, begleitet, begleitperson | accompagnare, accompagnato, accompagnatore | acompanhar, acompanhado, acompanhante
meet, meet up | encontrarse, reunirse | rencontrer, se retrouver, rencontre | treffen, trifft, getroffen | incontrare, incontro, incontrarsi | encontrar-se, conhecer, encontro
meeting point | punto de encuentro, punto de reunión | point de rendez-vous, point de rencontre | treffpunkt, sammelpunkt, sammelstelle | punto d'incontro, punto di ritrovo | ponto de encontro
invite, invitation, invitations | invitar, invitación, invitaciones | inviter, invitation | einladen, lädt ein, einladung, eingeladen | invitare, invito | convidar, convite
greet, welcome, greeting | saludar, bienvenido, acoger, recibimiento | accueillir, bienvenue, saluer, accueil | begrüßen, willkommen, empfangen, begrüßung | accogliere, benvenuto, salutare, accoglienza | cumprimentar, bem-vindo, acolher
apologise, apology, sorry | disculparse, disculpa, perdón | s'excuser, excuses, désolé | entschuldigen, entschuldigung | scusarsi, scuse, scusa | desculpar, desculpa
promise | prometer, promesa | promettre, promesse | versprechen, verspricht, versprochen | promettere, promessa | prometer, promessa
trust, rely, reliable, trustworthy | confiar, confianza, fiable, confiable | confiance, fiable, faire confiance | vertrauen, zuverlässig, vertrauenswürdig, seriös | fidarsi, fiducia, affidabile | confiar, confiança, fiável, confiável
understand, understanding | entender, entiendo, comprender | comprendre, comprends | verstehen, verstanden, versteht | capire, capisco, comprendere | entender, compreender, perceber
remember, memory, memories | recordar, recuerdo, acordarse, recuerdos | se souvenir, souvenir, souvenirs | erinnern, erinnerung, erinnerungen | ricordare, ricordo, ricordi | lembrar, recordar, lembrança
remind | avisar, recordarme | rappeler, rappel | erinnern, benachrichtigen | ricordare, promemoria | lembrar, avisar
explain, explanation | explicar, explicación | expliquer, explication | erklären, erklärung, erläutern | spiegare, spiegazione | explicar, explicação
describe, description | describir, descripción | décrire, description | beschreiben, beschreibung, beschrieben | descrivere, descrizione | descrever, descrição
discuss, talk about | discutir, hablar de | discuter, parler de | besprechen, diskutieren, besprechung | discutere, parlare di | discutir, conversar
agree, arrange, agreed | acordar, acuerdo, concertar | convenir, d'accord, accord | vereinbaren, abmachen, einigen, vereinbart, absprechen | concordare, accordo, d'accordo | combinar, acordo, concordar
organise, arrange for, organiser, organised | organizar, organización, organizador | organiser, organisation, organisateur | organisieren, veranstalten, organisation, veranstalter | organizzare, organizzazione, organizzatore | organizar, organização
prepare, preparation | preparar, preparación | préparer, préparation | vorbereiten, vorbereitung, zubereiten, zubereitung | preparare, preparazione | preparar, preparação
manage, handle, deal with | gestionar, gestión, ocuparse, encargarse | gérer, s'occuper, gestion | verwalten, kümmern, verwaltung, abwickeln | gestire, occuparsi, gestione | gerir, gestão
control, steer | controlar, control, manejar | contrôler, contrôle, commander | kontrollieren, kontrolle, steuerung | controllare, controllo, comandare | controlar, controlo, controle
supervise, supervision, supervised | supervisar, vigilar, supervisión, vigilancia, supervisado | surveiller, surveillance, surveillé, encadrer | beaufsichtigen, aufsicht, beaufsichtigt, betreut | sorvegliare, supervisione, sorvegliato | supervisionar, vigiar, supervisão
protect, protection, protective | proteger, protege, protección, protector | protéger, protection | schützen, schutz, schützt | proteggere, protezione | proteger, proteção
avoid, prevent, prevention | evitar, prevenir, prevención, previene | éviter, prévenir, prévention | vermeiden, verhindern, vorbeugen, vorbeugung, vermieden | evitare, prevenire, prevenzione | evitar, prevenir, prevenção
stop, halt | parar, detener, paro | arrêter, stopper, arrêt | stoppen, anhalten, aufhören | fermare, smettere | parar
continue, carry on | continuar, continúo, seguir | continuer, poursuivre | fortsetzen, weitermachen, fortfahren, weiterhin | continuare, proseguire | continuar, prosseguir
repeat, repetition | repetir, repito, repite, otra vez | répéter, refaire, de nouveau | wiederholen, wiederholung, nochmal, erneut | ripetere, di nuovo | repetir, de novo, novamente
interrupt, interruption | interrumpir, interrupción | interrompre, interruption | unterbrechen, unterbrechung, unterbrochen | interrompere, interruzione | interromper, interrupção
disturb, bother | molestar, molesto, molestia | déranger, gêner | stören, störung | disturbare, dare fastidio | incomodar, perturbar
hurry, rush, in a hurry | prisa, tengo prisa, darse prisa | pressé, se dépêcher, urgence | eilig, beeilen, eile, hetzen | fretta, di fretta | pressa, com pressa, apressar
search, look for, seek | buscar, busco, búsqueda | chercher, cherche, recherche | suchen, suche, gesucht | cercare, cerco, ricerca | procurar, procuro, buscar
discover, explore | descubrir, explorar | découvrir, explorer, découverte | entdecken, erkunden | scoprire, esplorare | descobrir, explorar
recognise, identify | reconocer, reconozco, identificar | reconnaître, identifier | erkennen, erkannt, identifizieren | riconoscere, identificare | reconhecer, identificar
compare, comparison | comparar, comparación | comparer, comparaison | vergleichen, vergleich, verglichen | confrontare, paragonare, confronto | comparar, comparação
count | contar | compter | abzählen, anzahl | contare | contar
calculate, calculation, calculator | calcular, cálculo, calculadora | calculer, calcul, calculatrice | rechnen, berechnen, berechnung, ausrechnen | calcolare, calcolo, calcolatrice | calcular, cálculo, calculadora
weigh, scales | pesar, báscula, balanza | peser, balance | wiegen, gewogen, waage, abwiegen | pesare, bilancia | pesar, balança
win, winner, prize | ganar, ganador, premio | gagner, gagnant | gewinnen, gewonnen, gewinner, gewinn | vincere, vincitore, premio | ganhar, vencedor, prémio, prêmio
earn, make money | ganar dinero | gagner de l'argent | verdienen, verdienst | guadagnare | ganhar dinheiro
spend | gastar, gasto | dépenser, dépense | ausgeben, gibt aus, ausgegeben | spendere, spesa | gastar, gasto
spend time | pasar tiempo | passer du temps | zeit verbringen, verbringen | trascorrere, passare tempo | passar tempo
owe, debt, debts | deber dinero, deuda, deudas | devoir de l'argent, dette, dettes | schulden, schuld, verschuldet | debito, debiti | dever dinheiro, dívida, dívidas
belong, belongings | pertenecer, pertenencias, mis cosas | appartenir, affaires, effets personnels | gehören, habseligkeiten, sachen, wertsachen | appartenere, effetti personali | pertencer, pertences
live, residents, resident | vivir, vivo, residente, residentes, residir | vivre, habiter, habitant, résident, habite | wohnen, leben, anwohner, bewohner, wohnhaft | vivere, abitare, residente | viver, morar, residente, moro
born, birth | nacer, nacido, nacimiento | naître, naissance | geboren, geburt | nascere, nato, nascita | nascer, nascido, nascimento
die, death, died, deceased | morir, muerte, muere, fallecido, falleció | mourir, mort, décès, décédé | sterben, tod, gestorben, verstorben, stirbt | morire, morte, morto, deceduto | morrer, morte, falecido
kill | matar | tuer | töten, umbringen | uccidere | matar
escape, run away | escapar, huir, escaparse | s'échapper, fuir, fugue | entkommen, weglaufen, entlaufen, flucht | scappare, fuggire | escapar, fugir
hide, hidden | esconder, escondido, ocultar | cacher, caché | verstecken, versteckt, verbergen | nascondere, nascosto | esconder, escondido
fight | pelear, pelea | se battre, bagarre | kämpfen, kampf, streiten | litigare, lotta | lutar, luta, briga
argue, quarrel | discutir, discusión, pelearse | se disputer, dispute | streiten, streit | litigare, lite | discutir, discussão
punish, punishment | castigar, castigo | punir, punition | bestrafen, strafe | punire, punizione | castigar, castigo
praise, reward | premiar, recompensa, elogiar | récompense, récompenser, féliciter | belohnen, belohnung, loben, lob | premiare, ricompensa, lodare | recompensa, recompensar, elogiar
turn on, switch on | encender, enciendo, enciende | allumer | einschalten, anschalten, anmachen | accendere, acceso | ligar, acender
turn off, switch off | apagar, apago, apagado | éteindre, éteint | ausschalten, abschalten, ausmachen | spegnere, spento | desligar, apagar
lock up | cerrar con llave | fermer à clé, verrouiller | abschließen, absperren, zuschließen, abgeschlossen | chiudere a chiave | trancar, fechar à chave
unpack | desempaquetar, desembalar, deshacer la maleta | déballer | auspacken | disimballare, spacchettare | desembalar, desempacotar
load, loading | cargar | charger, chargement | beladen, aufladen, einladen, verladen | caricare, carico | carregar
unload, unloading | descargar | décharger, déchargement | ausladen, entladen, abladen | scaricare, scarico | descarregar
pile, stack | apilar, montón | empiler, pile, tas | stapeln, stapel, haufen | impilare, pila, mucchio | empilhar, pilha
tidy, tidy up, tidying | ordenar, recoger, ordenado | ranger, rangement | aufräumen, aufgeräumt, ordnung | riordinare, ordinato | arrumar, organizar
sweep, broom | barrer, escoba | balayer, balai | kehren, fegen, besen | spazzare, scopa | varrer, vassoura
mop, mopping | fregar, fregona, trapear | serpillière, passer la serpillière | wischen, wischmopp, aufwischen | lavare per terra, mocio, straccio | esfregona, passar pano
wipe | limpiar con un paño | essuyer | abwischen, wischen | passare un panno, pulire con un panno | limpar com pano
scrub | frotar, restregar | frotter, récurer | schrubben, scheuern | strofinare, sfregare | esfregar
polish, polishing | pulir, pulido, abrillantar, encerar | polir, polissage, cirer, lustrer | polieren, politur, poliert | lucidare, lucidatura | polir, polimento
rinse | enjuagar, aclarar | rincer, rinçage | spülen, ausspülen, abspülen | sciacquare, risciacquo | enxaguar
soak | remojar, empapar, remojo | tremper, trempage | einweichen, durchnässt | mettere a mollo, inzuppare, ammollo | pôr de molho, demolho, encharcar
spray | pulverizar, rociar | pulvériser, vaporiser | sprühen, besprühen, einsprühen | spruzzare, nebulizzare | pulverizar, borrifar
disinfect, disinfection, sterilise, sterile | desinfectar, esterilizar, desinfección, estéril | désinfecter, stériliser, désinfection, stérile | desinfizieren, sterilisieren, desinfektion, steril | disinfettare, sterilizzare, sterile | desinfetar, esterilizar, desinfeção, estéril
dig, digging | cavar, excavar | creuser | graben, gegraben, ausheben | scavare | cavar, escavar
design, designer | diseñar, diseño, diseñador | concevoir, conception, designer | entwerfen, entwurf, gestalten, gestaltung, design | progettare, progettazione, design | desenhar, projetar, design
create, creation, invent | crear, creación, inventar | créer, création, inventer | erstellen, schaffen, erfinden, kreieren | creare, creazione, inventare | criar, criação, inventar
produce, manufacture, handmade | fabricar, hecho, hecho a mano, producir, fabricación | fabriquer, fait main, produire, fabrication | herstellen, hergestellt, handgemacht, produzieren, anfertigen | produrre, fabbricare, fatto a mano | produzir, fabricar, feito à mão
custom-made, made to measure, bespoke | a medida, personalizado, hecho a medida | sur mesure | maßanfertigung, maßgefertigt, nach maß, maßgeschneidert | su misura | por medida, sob medida
publish, post online | publicar, publicación | publier, publication | veröffentlichen, veröffentlicht | pubblicare, pubblicazione | publicar, publicação
record | grabar, grabación | enregistrer, enregistrement | aufnehmen, aufnahme, aufzeichnen, nimmt auf | registrare, registrazione | gravar, gravação
appear, show up | aparecer, presentarse, aparezco | apparaître, se présenter | erscheinen, auftauchen, erscheint | apparire, presentarsi | aparecer, comparecer
disappear, vanish | desaparecer, desaparece | disparaître | verschwinden, verschwunden | scomparire, sparire | desaparecer
reach, reachable | alcanzar, localizar | atteindre, joindre, joignable | erreichen, erreichbar | raggiungere, raggiungibile | alcançar, contactar
go back, come back | volver, vuelvo, regresar, regreso | revenir, retourner, rentrer, retour | zurückkommen, zurückkehren, wiederkommen, rückkehr | tornare, ritorno, ritornare | voltar, regressar, regresso
leave, set off, depart | salir, salgo, irse, partir | partir, s'en aller | losfahren, abfahren, abfahrt, weggehen, abreisen | partire, andare via, partenza | partir, sair
cross, crossing | cruzar, cruce, atravesar | traverser, traversée | überqueren, kreuzen, überquerung | attraversare, attraversamento | atravessar, cruzar
pass by, overtake | adelantar, adelantamiento, rebasar | doubler, dépasser, dépassement | überholen, überholt | sorpassare, sorpasso | ultrapassar, ultrapassagem
depend, depends | depender, depende | dépendre, dépend | abhängen, hängt ab, abhängig, kommt darauf an | dipendere, dipende | depender, depende
consist, contain, contains | contener, contiene, consistir | contenir, contient, consister | enthalten, enthält, bestehen aus | contenere, contiene, consistere | conter, contém
exceed, over the limit | superar, exceder, sobrepasar | dépasser, excéder | überschreiten, überschritten, übersteigen | superare, eccedere | exceder, ultrapassar
enough, sufficient | bastar, suficiente, basta | suffire, suffisant, suffit, assez | reichen, genügen, ausreichend, reicht, genug | bastare, sufficiente, basta | bastar, suficiente
fail, failure | fallar, fallo, fracasar, suspender | échouer, échec, rater | scheitern, versagen, durchfallen, durchgefallen, ausfall | fallire, bocciare, fallimento | falhar, reprovar, chumbar
succeed, success, successful | éxito, lograr, conseguir, consigo | réussir, réussite, succès | gelingen, erfolg, erfolgreich, schaffen | riuscire, successo | sucesso, conseguir, consigo
achieve, goal, goals, aim | lograr, meta, objetivo, objetivos | atteindre, but, objectif, objectifs | erreichen, ziel, ziele | raggiungere, obiettivo, traguardo | atingir, objetivo, meta
dare, courage, brave | atreverse, valiente, valor | oser, courage, courageux | trauen, mut, mutig | osare, coraggio, coraggioso | ousar, coragem, corajoso
enjoy, enjoyable, fun | disfrutar, divertirse, diversión, divertido | s'amuser, profiter, amusant, plaisir | genießen, spaß, vergnügen, spaßig | divertirsi, godere, divertente, divertimento | divertir-se, desfrutar, divertido, aproveitar
hate, dislike | odiar, no me gusta, detestar | détester, haïr, n'aime pas | hassen, nicht mögen | odiare, non mi piace, detestare | odiar, detestar, não gosto
feel | sentir, siento, sentirse | ressentir, se sentir | fühlen, spüren | sentire, sentirsi | sentir, sinto
suffer | sufrir, sufro, padecer | souffrir, souffre | leiden, leide, leidet | soffrire, soffro | sofrer, sofro
recover from, get better, heal, healing | curar, cicatrizar, recuperarse, curación, cicatrización | guérir, guérison, cicatriser, cicatrisation | heilen, heilung, gesund werden, genesen, genesung | guarire, guarigione, cicatrizzare | sarar, curar, cicatrizar, recuperar
support | apoyar, apoyo | soutenir, soutien | unterstützen, unterstützung, stützen | sostenere, sostegno, appoggio | apoiar, apoio
rescue, save | rescatar, salvar, rescate, salvamento | sauver, secourir, sauvetage, secours | retten, rettung, gerettet | salvare, soccorrere, soccorso | salvar, resgatar, salvamento
warn, warning | advertir, advertencia, avisar | avertir, avertissement, prévenir | warnen, warnung, hinweis | avvertire, avviso, avvertenza | avisar, aviso, advertir
attend, attendance | asistir, asistencia | assister, présence, fréquenter | teilnehmen, anwesenheit, anwesend, besuchen | frequentare, presenza, assistere | assistir, presença, frequentar
fit in, fits in | caber, cabe, quepo | tenir dedans | hineinpassen, reinpassen, passt rein | starci | caber, cabe
match, go with | quedar bien, sentar bien | aller avec, assortir, assorti, aller bien | zusammenpassen, passend, passt zu | abbinare, stare bene, abbinato | condizer, ficar bem
suitable, suited, appropriate | adecuado, apto, apropiado | adapté, convenir, approprié, convient | geeignet, eignet, passend, eignen | adatto, idoneo, appropriato | adequado, apropriado, indicado
spare | repuesto, de recambio, recambio | rechange, de rechange | ersatz, reserve | ricambio, di riserva | sobressalente, de reserva
surprise | sorprender, sorpresa | surprendre, surprise | überraschen, überraschung | sorprendere, sorpresa | surpreender, surpresa
solve, solution | resolver, solución, solucionar, resuelve | résoudre, solution | lösen, lösung | risolvere, soluzione | resolver, solução
correct, correction | corregir, corrección, corrige | corriger, correction | korrigieren, korrektur, berichtigen | correggere, correzione | corrigir, correção
ban, banned, not permitted | prohibido, no permitido, vetado | interdit, interdiction, pas autorisé | verboten, verbot, untersagt, nicht erlaubt | vietato, divieto, non ammesso | proibido, proibição, não permitido
`
