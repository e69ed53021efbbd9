export const qualities = `
small, little | pequeño, pequeña, pequeños, pequeñas | petit, petite, petits, petites | klein, kleine, kleiner, kleines, kleinen | piccolo, piccola, piccoli | pequeno, pequena
medium, medium-sized, mid-size | mediano, mediana, medianos, tamaño medio | moyen, moyenne, taille moyenne | mittel, mittelgroß, mittelgroße, mittelgroßen, mittlere | medio, media, taglia media | médio, média
large, big | grande, grandes | grand, grande, gros, grosse | groß, große, großer, großes, großen | grande, grandi, grosso | grande, grandes
extra large, huge, giant | enorme, muy grande, gigante | énorme, géant, très grand | riesig, sehr groß | enorme, gigante | enorme, gigante
size, sizes | tamaño, tamaños, talla, tallas | taille, tailles, dimension | größe, größen | taglia, misura, dimensione | tamanho, tamanhos
shoe size | número de pie, talla de zapato | pointure | schuhgröße | numero di scarpe | número do sapato
long, length | largo, larga, longitud, largos | long, longue, longueur | lang, lange, länge, langes | lungo, lunga, lunghezza | longo, comprido, comprimento
short | corto, corta, cortos | court, courte, courts | kurz, kurze, kurzes | corto, corta, breve | curto, curta
high, tall, height | alto, alta, altura | haut, haute, hauteur | hoch, hohe, höhe | alto, alta, altezza | alto, alta, altura
low | bajo, baja | bas, basse | niedrig, tief | basso, bassa | baixo, baixa
wide, width | ancho, ancha, anchura | large, largeur | breit, breite | largo, larga, larghezza | largo, largura
narrow | estrecho, estrecha | étroit, étroite | eng, schmal | stretto, stretta | estreito
deep, depth | profundo, profunda, profundidad, hondo | profond, profonde, profondeur | tief, tiefe | profondo, profonda, profondità | fundo, profundo, profundidade
shallow | poco profunda | peu profond | flach, seicht | poco profondo | raso
heavy, weight | pesado, pesada, peso, pesa | lourd, lourde, poids, pèse | schwer, gewicht, wiegt | pesante, peso, pesa | pesado, peso, pesa
light | ligero, ligera | léger, légère | leicht | leggero, leggera | leve
=thick, thin | grueso, fino | épais, mince | dick, dünn | spesso, sottile | grosso, fino
new | nuevo, nueva, nuevos, nuevas | nouveau, nouvelle, neuf, neuve | neu, neue, neuer, neues, neuen | nuovo, nuova, nuovi | novo, nova
old | viejo, vieja, antiguo, antigua | vieux, vieille, ancien | alt, alte, alter, altes, alten | vecchio, vecchia, antico | velho, velha, antigo
used, second-hand, second hand | usado, usada, segunda mano, de segunda mano | occasion, d'occasion, usagé | gebraucht, gebrauchte, gebrauchtes | usato, usata, di seconda mano | usado, usada, segunda mão
cheap, cheapest, budget | barato, barata, baratos, económico, económica, más barato | bon marché, moins cher, pas cher, économique | billig, günstig, günstigste, preiswert, billigste, preisgünstig | economico, economica, meno caro, a buon mercato | barato, barata, económico
expensive | caro, cara, caros | cher, chère | teuer, teure | caro, cara, costoso | caro, cara
free, free of charge | gratis, gratuito, gratuita, gratuitos | gratuit, gratuite, gratuitement | kostenlos, gratis, umsonst, kostenfrei, kostenlose | gratis, gratuito, gratuita | grátis, gratuito, gratuita
full, whole, complete | completo, completa, entero, entera, lleno | complet, complète, entier, entière, plein | voll, ganz, komplett, vollständig, ganze, ganzen | completo, completa, intero, pieno | completo, completa, inteiro, cheio
half | medio, media, mitad | demi, moitié, demie | halb, halbe, hälfte, halben | mezzo, mezza, metà | meio, meia, metade
empty | vacío, vacía | vide | leer | vuoto | vazio
quick, fast, urgent, express | rápido, rápida, urgente, exprés, urgencia | rapide, vite, urgent, express | schnell, eilig, dringend, express, schnelle | veloce, rapido, urgente, espresso | rápido, rápida, urgente, expresso
slow | lento, lenta | lent, lente | langsam | lento | lento
early | temprano, pronto, temprana | tôt, matinal, avance | früh, frühe, früher, frühzeitig | presto, anticipato | cedo
same day, same-day | mismo día, el mismo día | le jour même, même jour | am selben tag, gleichen tag, taggleich | stesso giorno, in giornata | mesmo dia
next day | día siguiente | lendemain | nächsten tag, folgetag | giorno dopo, giorno successivo | dia seguinte
daily, every day | diario, diaria, diariamente, todos los días, cada día | quotidien, tous les jours, chaque jour | täglich, jeden tag | giornaliero, ogni giorno | diário, todos os dias
weekly | semanal, semanales, semanalmente | hebdomadaire | wöchentlich, wöchentliche | settimanale | semanal
monthly, month | mensual, mensuales, mensualidad | mensuel, mensuelle | monatlich, monatliche, monatspreis | mensile | mensal, mensalidade
yearly, annual, annually | anual, anuales | annuel, annuelle | jährlich, jährliche | annuale | anual
day, days | día, días, jornada | jour, jours, journée | tag, tage, tagen | giorno, giorni, giornata | dia, dias
week, weeks | semana, semanas | semaine, semaines | woche, wochen | settimana, settimane | semana, semanas
weekend, weekends | fin de semana, fines de semana, finde | week-end, weekend | wochenende, wochenenden | fine settimana, weekend | fim de semana
month, months | mes, meses | mois | monat, monate, monaten | mese, mesi | mês, meses
year, years | año, años | an, ans, année | jahr, jahre, jahren | anno, anni | ano, anos
hour, hours | hora, horas | heure, heures | stunde, stunden | ora, ore | hora, horas
minute, minutes | minuto, minutos | minute, minutes | minute, minuten | minuto, minuti | minuto, minutos
half day, half-day | medio día | demi-journée | halber tag, halben tag, halbtags | mezza giornata | meio dia
morning, mornings | mañana, mañanas | matin, matinée | morgen, vormittag, morgens, vormittags | mattina, mattino | manhã
noon, midday | mediodía | midi | mittag | mezzogiorno | meio-dia
afternoon | tarde, tardes | après-midi | nachmittag, nachmittags | pomeriggio | tarde
evening, evenings | noche, tarde, tardes | soir, soirée | abend, abends, abende | sera | noite
midnight | medianoche | minuit | mitternacht | mezzanotte | meia-noite
bank holiday, public holiday, holidays | festivo, festivos, día festivo, puente | jour férié, jours fériés, férié | feiertag, feiertage, feiertagen, feiertags | festivo, festivi, giorni festivi | feriado, feriados
holiday, holidays, vacation | vacaciones, vacación | vacances, congés | urlaub, ferien | vacanza, vacanze, ferie | férias
season | temporada, estación | saison | saison, jahreszeit | stagione | época, temporada
=summer, winter | verano, invierno | été, hiver | sommer, winter | estate, inverno | verão, inverno
hot, warm | caliente, calor, cálido, caliente, templada | chaud, chaude, chaleur | heiß, warm, wärme, warmes | caldo, calda | quente, calor
cold | frío, fría | froid, froide | kalt, kälte, kaltes | freddo, fredda | frio, fria
temperature, degrees | temperatura, grados | température, degrés | temperatur, grad | temperatura, gradi | temperatura, graus
wet, rain, raining | mojado, lluvia, llueve, llover | mouillé, pluie, pleut, pleuvoir | nass, regen, regnet, regnen | bagnato, pioggia, piove | molhado, chuva, chove
=snow, ice | nieve, hielo | neige, glace | schnee, eis | neve, ghiaccio | neve, gelo
wind, storm | viento, tormenta, temporal | vent, tempête, orage | wind, sturm, gewitter, unwetter | vento, tempesta | vento, tempestade
weather | tiempo, clima | temps, météo | wetter | tempo, meteo | tempo, clima
sun, sunny | sol | soleil | sonne | sole | sol
dirty, stain, stains | sucio, sucia, mancha, manchas | sale, tache, taches | schmutzig, dreckig, fleck, flecken | sporco, macchia, macchie | sujo, mancha, nódoa
safe, safety, security | seguro, seguridad, segura | sûr, sécurité | sicher, sicherheit | sicuro, sicurezza | seguro, segurança
dangerous, danger | peligroso, peligro | dangereux, danger | gefährlich, gefahr | pericoloso, pericolo | perigoso, perigo
difficult, hard | difícil, duro | difficile, dur | schwierig, schwer, hart | difficile, duro | difícil, duro
easy, simple | fácil, sencillo, sencilla | facile, simple | einfach, leicht | facile, semplice | fácil, simples
soft | blando, suave | doux, mou | weich, sanft | morbido, soffice | macio, suave
white | blanco, blanca | blanc, blanche | weiß, weiße | bianco, bianca | branco, branca
black | negro, negra | noir, noire | schwarz, schwarze | nero, nera | preto, preta
red | rojo, roja, rojos, rojas | rouge | rot, rote, roten | rosso, rossa | vermelho, vermelha
=blue, green, yellow | azul, verde, amarillo | bleu, vert, jaune | blau, grün, gelb | blu, verde, giallo | azul, verde, amarelo
=pink, purple, orange | rosa, morado, naranja | rose, violet, orange | rosa, lila, orange | rosa, viola, arancione | rosa, roxo, laranja
colour, colours | color, colores | couleur, couleurs | farbe, farben | colore, colori | cor, cores
beautiful, pretty | bonito, bonita, hermoso | beau, belle, joli | schön, schöne, hübsch | bello, bella | bonito, bonita
quality | calidad | qualité | qualität | qualità | qualidade
different, various | diferente, diferentes, distinto, distintos, varios | différent, différents, divers | verschieden, verschiedene, unterschiedlich | diverso, diversi, vari | diferente, diferentes, vários
difference | diferencia | différence | unterschied | differenza | diferença
private | privado, privada, particular, privados, privadas | privé, privée, particulier | privat, private, privates | privato, privata | privado, privada, particular
public | público, pública | public, publique | öffentlich, öffentliche | pubblico | público
personal, individual, one-to-one | individual, individuales, personal, personalizado | individuel, particulier, personnalisé | einzeln, einzelne, individuell, persönlich, einzelunterricht | individuale, personale | individual, personalizado
single, one, individual | solo, sola, único, suelto, suelta | seul, seule, unique | einzeln, einzelne, einzelner, einzelnes, einzig | singolo, singola, unico | único, avulso
group, groups | grupo, grupos, grupal | groupe, groupes | gruppe, gruppen | gruppo, gruppi | grupo, grupos
beginner, beginners | principiante, principiantes, iniciación | débutant, débutants, débutante | anfänger, einsteiger, anfängerin | principiante, principianti | iniciante, principiante
advanced, intermediate | avanzado, avanzada, intermedio | avancé, confirmé, intermédiaire | fortgeschritten, fortgeschrittene, mittelstufe | avanzato, intermedio | avançado, intermediário
online | en línea, por internet, online, en la web | en ligne, par internet | online, im internet | online, in linea | online, pela internet
abroad, overseas, international | extranjero, internacional, otro país | étranger, international | ausland, international, internationaler | estero, internazionale | estrangeiro, internacional
national, mainland | nacional, península, peninsular | national, métropole, continent | festland, national, inland | nazionale, continente | nacional, continente
british, uk, england, english | británico, británica, reino unido, inglaterra, inglés, inglesa | britannique, royaume-uni, angleterre, anglais | britisch, britische, britischen, großbritannien, england, englisch | britannico, regno unito, inghilterra, inglese | britânico, reino unido, inglaterra, inglês
northern, north | norte, del norte | nord | nord, norden, nördlich | nord, settentrionale | norte
southern, south | sur, del sur | sud | süd, süden, südlich | sud, meridionale | sul
=east, west | este, oeste | est, ouest | osten, westen | est, ovest | leste, oeste
ireland, irish | irlanda, irlandés | irlande, irlandais | irland, irisch | irlanda, irlandese | irlanda, irlandês
northern ireland | irlanda del norte | irlande du nord | nordirland | irlanda del nord | irlanda do norte
=scotland, wales | escocia, gales | écosse, pays de galles | schottland, wales | scozia, galles | escócia, gales
germany, german | alemania, alemán | allemagne, allemand | deutschland, deutsch | germania, tedesco | alemanha, alemão
spain, spanish | españa, español | espagne, espagnol | spanien, spanisch | spagna, spagnolo | espanha, espanhol
france, french | francia, francés | france, français | frankreich, französisch | francia, francese | frança, francês
europe, european | europa, europeo, unión europea | europe, européen | europa, europäisch, eu | europa, europeo | europa, europeu
island, islands | isla, islas | île, îles | insel, inseln | isola, isole | ilha, ilhas
near, nearby, close | cerca, cercano, cercana, próximo | près, proche, à proximité | nah, nahe, nähe, nächste, nächster | vicino, vicina | perto, próximo
far, distance | lejos, distancia | loin, distance | weit, entfernt, entfernung | lontano, distanza | longe, distância
inside, indoor, indoors | dentro, interior, cubierto, cubierta | intérieur, dedans, couvert | drinnen, innen, überdacht, halle | dentro, interno, coperto | dentro, interior, coberto
outside, outdoor, outdoors | fuera, exterior, aire libre, al aire libre | extérieur, dehors, plein air | draußen, außen, im freien | fuori, esterno, all'aperto | fora, exterior, ar livre
=left, right | izquierda, derecha | gauche, droite | links, rechts | sinistra, destra | esquerda, direita
=front, rear | delantero, trasero | avant, arrière | vorne, hinten | anteriore, posteriore | dianteiro, traseiro
first | primero, primera, primer | premier, première | erste, erster, erstes, ersten | primo, prima | primeiro, primeira
second | segundo, segunda | deuxième, second | zweite, zweiter, zweites, zweiten | secondo, seconda | segundo, segunda
last | último, última | dernier, dernière | letzte, letzter, letztes, letzten | ultimo, ultima | último, última
minimum, least | mínimo, mínima, como mínimo, por lo menos, al menos | minimum, au moins, minimale | mindestens, minimum, mindest | minimo, almeno | mínimo, pelo menos
maximum, most, limit | máximo, máxima, como máximo, límite | maximum, au plus, limite | höchstens, maximal, maximum, limit | massimo, limite | máximo, limite
additional, extra, supplement | adicional, extra, suplemento, recargo | supplémentaire, supplément | zusätzlich, extra, aufpreis, zuschlag, zusätzliche | aggiuntivo, supplemento, extra | adicional, extra, suplemento
special | especial, especiales | spécial, spéciale | besonders, speziell, besondere | speciale | especial
standard, normal, regular | estándar, normal, habitual | standard, normal, habituel | standard, normal, normale, üblich | standard, normale | padrão, normal
original, genuine | original, originales | d'origine, original | original, originale | originale | original
electric, electrical, electricity | eléctrico, eléctrica, electricidad, luz | électrique, électricité | elektrisch, elektro, strom | elettrico, elettrica, elettricità | elétrico, elétrica, eletricidade
=automatic, manual | automático, manual | automatique, manuel | automatik, manuell | automatico, manuale | automático, manual
digital | digital | numérique | digital, digitale | digitale | digital
available, availability | disponible, disponibilidad, queda, quedan, hay plazas | disponible, disponibilité | verfügbar, frei, verfügbarkeit | disponibile, disponibilità | disponível, disponibilidade
stock, in stock | existencias, stock, en stock | stock, en stock | vorrätig, lager, auf lager | magazzino, disponibile | estoque, stock
open-air, covered | descubierto, techado | couvert, découvert | überdacht, freiluft | coperto, scoperto | coberto
number | número, cantidad | nombre, numéro | anzahl, nummer, zahl | numero | número
price list, rates | lista de precios, tarifas | tarifs, grille tarifaire | preisliste, preise | listino prezzi | tabela de preços
age, years old | edad, años | âge, ans | alter, jahre alt, alt | età, anni | idade, anos
young | joven, jóvenes | jeune, jeunes | jung, junge, jungen | giovane, giovani | jovem, jovens
alone, unaccompanied | solo, sola, solos | seul, seule | allein, alleine | solo, sola | sozinho, sozinha
together | juntos, juntas | ensemble | zusammen, gemeinsam | insieme | juntos
ready, finished | listo, lista, terminado | prêt, prête | fertig, bereit | pronto, pronta | pronto, pronta
valid, validity, expire | válido, validez, caduca, caducidad | valable, validité, expire | gültig, gültigkeit, abgelaufen, ablaufen | valido, validità, scade | válido, validade, expira
natural | natural, naturales | naturel, naturelle | natürlich, natur | naturale | natural
wooden, wood | madera, de madera | bois, en bois | holz, hölzern | legno, di legno | madeira
=metal, steel, iron | metal, acero, hierro | métal, acier, fer | metall, stahl, eisen | metallo, acciaio, ferro | metal, aço, ferro
plastic | plástico | plastique | plastik, kunststoff | plastica | plástico
glass | vidrio, cristal | verre, vitre | glas | vetro | vidro
leather | cuero, piel | cuir | leder | pelle, cuoio | couro
=cotton, wool, silk | algodón, lana, seda | coton, laine, soie | baumwolle, wolle, seide | cotone, lana, seta | algodão, lã, seda
=paper, cardboard | papel, cartón | papier, carton | papier, pappe | carta, cartone | papel, papelão
=gold, silver | oro, plata | or, argent | gold, silber | oro, argento | ouro, prata
=stone, concrete, brick | piedra, hormigón, ladrillo | pierre, béton, brique | stein, beton, ziegel | pietra, cemento, mattone | pedra, cimento, tijolo
`
