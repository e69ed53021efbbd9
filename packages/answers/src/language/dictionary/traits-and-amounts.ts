export const traitsAndAmounts = `
urgently, as soon as possible, asap | lo antes posible, cuanto antes, urgentemente, urgente | au plus vite, dès que possible, urgent, en urgence | dringend, so schnell wie möglich, schnellstmöglich, eilt | il prima possibile, urgente, urgentemente | o mais rápido possível, quanto antes, urgente
immediately, instantly, straight away, instant | inmediatamente, enseguida, al instante, inmediato | immédiatement, tout de suite, immédiat, instantané | sofort, unverzüglich, umgehend, sofortig | subito, immediatamente, immediato | imediatamente, imediato
short notice, last minute, last-minute | último momento, última hora, poca antelación | dernière minute, dernier moment | kurzfristig, last minute, auf die schnelle | ultimo minuto, breve preavviso | última hora, em cima da hora
spontaneous, spontaneously, walk-in, walk-ins, without an appointment, no appointment | sin cita, sin cita previa, sin reserva | sans rendez-vous, sans réservation, spontané | ohne termin, spontan, ohne voranmeldung, ohne anmeldung | senza appuntamento, senza prenotazione | sem marcação, sem hora marcada, sem reserva
soon, shortly, coming soon | pronto, próximamente, dentro de poco | bientôt, prochainement | bald, demnächst | presto, prossimamente | em breve, logo
recently, recent, lately | recientemente, reciente, últimamente | récemment, récent, dernièrement | kürzlich, neulich, vor kurzem | recentemente, recente, di recente | recentemente, recente
latest, at the latest | a más tardar, como muy tarde | au plus tard | spätestens | al più tardi | o mais tardar, no máximo até
beforehand, prior | de antemano, antes, previamente, antelación | au préalable, à l'avance | vorher, zuvor, im voraus, vorab | in anticipo, preavviso | previamente, antecedência
punctual, on time | puntual, a tiempo | ponctuel, à l'heure | pünktlich, rechtzeitig | puntuale, in orario | pontual, a horas
always | siempre | toujours | immer, stets | sempre | sempre
never | nunca, jamás | jamais | nie, niemals | mai | nunca
often, frequently, frequency | a menudo, con frecuencia, frecuencia, frecuentemente | souvent, fréquemment, fréquence | oft, häufig, häufigkeit | spesso, frequentemente, frequenza | frequentemente, muitas vezes, frequência
sometimes, occasionally, occasional | a veces, de vez en cuando, ocasional | parfois, de temps en temps, occasionnel | manchmal, gelegentlich, ab und zu | a volte, ogni tanto, occasionale | às vezes, de vez em quando, ocasional
rarely, seldom, rare | rara vez, raro, raramente | rarement, rare | selten | raramente, raro | raramente, raro
once | una vez | une fois | einmalig | una volta | uma vez
twice | dos veces | deux fois | zweimal | due volte | duas vezes
fortnightly, every two weeks, bi-weekly, fortnight | cada dos semanas, quincenal, quincena | toutes les deux semaines, quinzaine | alle zwei wochen, vierzehntägig, zweiwöchentlich | ogni due settimane, quindicinale | de duas em duas semanas, quinzenal
permanent, permanently | permanente, fijo | permanent, définitif | dauerhaft, permanent, unbefristet | permanente, definitivo | permanente, definitivo
temporary, temporarily | temporal, provisional, temporalmente | temporaire, provisoire | vorübergehend, temporär, provisorisch, befristet | temporaneo, provvisorio | temporário, provisório
regularly | regularmente, habitual | régulièrement, régulier | regelmäßig | regolarmente, regolare | regularmente, habitual
sudden, suddenly | de repente, repentino, súbito | soudain, tout à coup, brusquement | plötzlich, auf einmal | improvviso, all'improvviso | de repente, súbito
modern, contemporary | moderno, actual | moderne, contemporain | modern, zeitgemäß | moderno, contemporaneo | moderno, atual
traditional, classic | tradicional, clásico | traditionnel, classique | traditionell, klassisch | tradizionale, classico | tradicional, clássico
antique, vintage, antiques | antigüedad, antigüedades, vintage | antiquité, antiquités, vintage | antik, antiquität, antiquitäten, vintage | antiquariato, d'epoca, vintage | antiguidade, antiguidades, vintage
up-to-date, current | actualizado, vigente, actual | à jour, actuel, en cours | aktuell, derzeitig, gegenwärtig | aggiornato, attuale | atualizado, atual
brand new | a estrenar, totalmente nuevo | flambant neuf, tout neuf | nagelneu, fabrikneu | nuovo di zecca | novinho em folha, zero
tight | apretado, ajustado, aprieta | serré, étroit | eng, straff, spannt | stretto, aderente | apertado, justo
loose-fitting, baggy | holgado, suelto | ample | locker sitzend, weit geschnitten | ampio, largo di taglio | folgado
sharp | afilado, filoso, cortante | tranchant, aiguisé, pointu, coupant | scharf, spitz | affilato, tagliente | afiado, cortante
blunt, dull | desafilado, romo, sin filo | émoussé | stumpf, stumpfe | smussato, non affilato | cego, sem fio, rombo
pointed, pointy | puntiagudo, en punta | pointu | spitz | appuntito, a punta | pontiagudo, bicudo
rough, coarse | áspero, rugoso, basto | rugueux, rêche, grossier | rau, grob | ruvido, grezzo | áspero, grosseiro
smooth | liso, suave | lisse, doux | glatt, geschmeidig | liscio | liso, macio
stiff, rigid | rígido, tieso | rigide, raide | steif, starr | rigido | rígido
flexible, flexibility, bendy | flexible, flexibilidad | flexible, souple, flexibilité, souplesse | flexibel, flexibilität, biegsam | flessibile, flessibilità | flexível, flexibilidade
firm, solid, sturdy, robust | firme, sólido, resistente, robusto | solide, robuste | stabil, robust, solide | solido, robusto, fermo | firme, sólido, robusto, resistente
fragile, delicate | frágil, delicado | fragile, délicat | zerbrechlich, empfindlich, fragil | fragile, delicato | frágil, delicado
hard, hardness | duro, dureza | dur, dureté | hart, härte, harte | duro, durezza | duro, dureza
strong, strength, powerful | fuerte, fuerza, potente | fort, force, puissant | stark, stärke, kraft, kräftig, leistungsstark | forte, forza, potente | forte, força, potente
weak, weakness | débil, flojo, debilidad | faible, faiblesse | schwach, schwäche | debole, debolezza | fraco, fraqueza
mild, gentle | suave, leve | doux, douce, léger | mild, sanft, schonend | delicato, lieve | suave, ligeiro, delicado
intense, intensive, intensity | intenso, intensivo, intensidad | intense, intensif, intensité | intensiv, intensität | intenso, intensivo, intensità | intenso, intensivo, intensidade
soaked, soaking wet | empapado, calado | trempé, détrempé | durchnässt, klatschnass, patschnass | fradicio, zuppo | encharcado, ensopado
moist, humid, humidity, moisture | húmedo, humedad | humide, humidité | feucht, feuchtigkeit, luftfeuchtigkeit | umido, umidità | húmido, úmido, humidade, umidade
dry skin, dryness | sequedad, reseco, piel seca | sécheresse, peau sèche | trockenheit, trockene haut | secchezza, pelle secca, secco | secura, ressecado, pele seca
oily, greasy | graso, grasiento, aceitoso | gras, grasse, huileux | fettig, ölig | grasso, unto, oleoso | oleoso, gorduroso
sticky | pegajoso | collant | klebrig | appiccicoso | pegajoso
lukewarm | tibio, templado | tiède | lauwarm | tiepido | morno
cool, cooled, chilled | fresco, refrigerado, frío | réfrigéré | kühl, gekühlt | fresco, refrigerato | fresco, refrigerado
heated | climatizado, calefactado, calentado | chauffé, chauffée | beheizt, geheizt, beheizte | riscaldato | aquecido, aquecida
bright, brightness | luminoso, claro, brillante | lumineux, clair, luminosité | hell, helligkeit, helle | luminoso, chiaro | luminoso, claro
dark, darkness | oscuro, oscuridad | sombre, foncé, obscurité | dunkel, dunkelheit, dunkle, dunkles | scuro, buio, oscurità | escuro, escuridão
shiny, glossy | brillante, brillo | brillant, brillance | glänzend, glanz | lucido, brillante | brilhante, brilho
matt, matte | mate | mat, mate | matt | opaco | fosco, mate
transparent, clear, see-through | transparente | transparent | durchsichtig, transparent, klar | trasparente | transparente
opaque, blurry, blurred | borroso, opaco, nublado | flou, trouble, opaque | verschwommen, unscharf, trüb | sfocato, appannato | desfocado, turvo, embaçado
visible | visible, se ve, se nota | visible, se voit | sichtbar, sieht man | visibile, si vede | visível, nota-se
invisible, discreet | invisible, discreto | invisible, discret | unsichtbar, unauffällig, diskret | invisibile, discreto | invisível, discreto
hygienic | higiénico | hygiénique | hygienisch | igienico | higiénico, higiênico
toxic, poisonous, poison | tóxico, venenoso, veneno | toxique, poison, vénéneux | giftig, gift, toxisch | tossico, velenoso, veleno | tóxico, venenoso, veneno
harmful, harmless | dañino, perjudicial, inofensivo | nocif, nuisible, inoffensif | schädlich, unbedenklich, harmlos | dannoso, nocivo, innocuo | nocivo, prejudicial, inofensivo
healthy, health | sano, saludable, salud | sain, santé, bonne santé | gesund, gesundheit | sano, salute, salutare | saudável, saúde
fat, overweight, obese | gordo, sobrepeso, obeso | gros, surpoids, obèse | dick, übergewichtig, übergewicht | grasso, sovrappeso, obeso | gordo, excesso de peso, obeso
slim | delgado, esbelto | mince, svelte | schlank, mager | magro, snello | magro, esbelto
straight | recto, derecho, liso | droit, lisse, raide | geradlinig, glatt | dritto, liscio | reto, direito, liso
crooked, askew, wonky | torcido, desviado | tordu, de travers | schief, krumm | storto | torto
curved, curve | curvo, curva | courbe, courbé | gebogen, kurve, geschwungen | curvo, curva | curvo, curva
=flat, steep, vertical, horizontal, diagonal, parallel | llano, empinado, vertical, horizontal, diagonal, paralelo | plat, raide, vertical, horizontal, diagonal, parallèle | flach, steil, senkrecht, waagerecht, diagonal, parallel | piatto, ripido, verticale, orizzontale, diagonale, parallelo | plano, íngreme, vertical, horizontal, diagonal, paralelo
shape, shapes | forma, formas, figura | forme, formes | form, formen, figur | forma, forme | forma, formato
round, circular | redondo, circular | rond, circulaire, ronde | rund, runde, runder | rotondo, circolare, tondo | redondo, circular
=circle, triangle, rectangle, oval, cube | círculo, triángulo, rectángulo, oval, cubo | cercle, triangle, rectangle, ovale, cube | kreis, dreieck, rechteck, oval, würfel | cerchio, triangolo, rettangolo, ovale, cubo | círculo, triângulo, retângulo, oval, cubo
square, rectangular | cuadrado, rectangular | carré, rectangulaire | quadratisch, rechteckig, eckig, viereckig | quadrato, rettangolare | quadrado, retangular
heart-shaped | en forma de corazón | en forme de cœur | herzförmig | a forma di cuore | em forma de coração
=star, cross, dot, stripe, arrow | estrella, cruz, punto, raya, flecha | étoile, croix, point, rayure, flèche | stern, kreuz, punkt, streifen, pfeil | stella, croce, puntino, riga, freccia | estrela, cruz, ponto, risca, seta
pattern, patterned | estampado, patrón, dibujo | motif, motifs, imprimé | muster, gemustert | motivo, fantasia, stampato | padrão, estampado
striped, checked | rayas, de rayas, cuadros, de cuadros | à rayures, rayé, à carreaux | gestreift, kariert | a righe, a quadri | riscas, listrado, xadrez
plain, single-colour | liso, de un solo color | uni, unie | einfarbig, schlicht | tinta unita | liso, de uma só cor
colourful, multicoloured | colorido, multicolor, de colores | coloré, multicolore | bunt, farbenfroh, farbig, mehrfarbig | colorato, multicolore | colorido, multicolor
=brown, grey, beige, turquoise, violet | marrón, gris, beige, turquesa, violeta | marron, gris, beige, turquoise, violet | braun, grau, beige, türkis, violett | marrone, grigio, beige, turchese, viola | castanho, cinzento, bege, turquesa, violeta
brunette, brown hair | castaño, moreno | châtain, brun, brune | brünett, braune haare | castano, bruno | moreno, castanho
blonde, blond | rubio, rubia | blond, blonde | blond, blonde, blondierung | biondo, bionda | loiro, loira, louro
red hair, ginger, redhead | pelirrojo, pelirroja | roux, rousse | rothaarig, rote haare | rosso di capelli, rossa | ruivo, ruiva
cream coloured, ivory | marfil, color crema | ivoire, couleur crème | elfenbein, cremefarben, creme | avorio, color crema | marfim, cor creme
dark blue, navy, navy blue | azul marino, azul oscuro | bleu marine, bleu foncé | dunkelblau, marineblau | blu scuro, blu navy | azul-marinho, azul-escuro
light blue | celeste, azul claro | bleu clair, bleu ciel | hellblau, himmelblau | azzurro, celeste | azul-claro, azul-bebê
golden, gold-plated, gilded | dorado, chapado en oro | doré, plaqué or | golden, vergoldet, goldfarben | dorato, placcato oro | dourado, banhado a ouro
stainless steel | acero inoxidable | acier inoxydable, inox | edelstahl, rostfrei | acciaio inox, acciaio inossidabile | aço inoxidável, inox
=aluminium, copper, brass, bronze, zinc, tin, platinum | aluminio, cobre, latón, bronce, cinc, estaño, platino | aluminium, cuivre, laiton, bronze, zinc, étain, platine | aluminium, kupfer, messing, bronze, zink, zinn, platin | alluminio, rame, ottone, bronzo, zinco, stagno, platino | alumínio, cobre, latão, bronze, zinco, estanho, platina
titanium | titanio | titane | titan | titanio | titânio
=marble, granite, slate, clay, plaster, porcelain | mármol, granito, pizarra, arcilla, yeso, porcelana | marbre, granit, ardoise, argile, plâtre, porcelaine | marmor, granit, schiefer, ton, gips, porzellan | marmo, granito, ardesia, argilla, gesso, porcellana | mármore, granito, ardósia, argila, gesso, porcelana
ceramic, ceramics | cerámica, cerámico | céramique | keramik, keramisch | ceramica | cerâmica
rubber | goma, caucho | caoutchouc, gomme | gummi, kautschuk | gomma, caucciù | borracha
foam | espuma, gomaespuma | mousse | schaum, schaumstoff | schiuma, gommapiuma | espuma
latex | látex | latex | latex | lattice | látex
nickel | níquel | nickel | nickel | nichel | níquel
silicone | silicona | silicone | silikon | silicone | silicone
=linen, velvet, denim, lace, felt, fleece | lino, terciopelo, vaquero, encaje, fieltro, polar | lin, velours, denim, dentelle, feutre, polaire | leinen, samt, jeansstoff, spitze, filz, fleece | lino, velluto, denim, pizzo, feltro, pile | linho, veludo, ganga, renda, feltro, polar
polyester, synthetic, nylon | poliéster, sintético, nailon | polyester, synthétique, nylon | polyester, synthetik, kunstfaser, nylon, synthetisch | poliestere, sintetico, nylon | poliéster, sintético, nylon
=cashmere, feather down, suede | cachemira, plumón, gamuza | cachemire, duvet, daim | kaschmir, daunen, wildleder | cachemire, piumino, camoscio | caxemira, penugem, camurça
fabric, cloth, textile, textiles | tela, tejido, textil | tissu, étoffe, textile | stoff, stoffe, gewebe, textil | tessuto, stoffa, tessile | tecido, pano, têxtil
=oak, pine, beech, bamboo, cork, wicker | roble, pino, haya, bambú, corcho, mimbre | chêne, pin, hêtre, bambou, liège, osier | eiche, kiefer, buche, bambus, kork, weide | quercia, pino, faggio, bambù, sughero, vimini | carvalho, pinho, faia, bambu, cortiça, vime
artificial, fake, imitation | artificial, falso, imitación, postizo | artificiel, faux, imitation | künstlich, unecht, imitat | artificiale, finto, falso | artificial, falso, imitação
real, authentic | real, auténtico, verdadero | réel, authentique, véritable, vrai | echt, authentisch | vero, autentico, reale | verdadeiro, autêntico, real
pure | puro | pur | pur | puro | puro
solid wood | madera maciza | bois massif | massivholz, vollholz | legno massello | madeira maciça
quantity, quantities | cantidad, cantidades | quantité, quantités | menge, mengen, stückzahl | quantità | quantidade
bulk, wholesale | al por mayor, a granel, mayorista | en gros, en vrac, grossiste | großhandel, großmengen, großhändler | all'ingrosso, grossista, sfuso | por atacado, por grosso, a granel
dozen | docena | douzaine | dutzend | dozzina | dúzia
hundred, hundreds | cien, cientos, centenar | cent, centaine, centaines | hundert, hunderte | cento, centinaia | cem, centenas
thousand, thousands | mil, miles | mille, milliers | tausend, tausende | mille, migliaia | mil, milhares
percent, percentage | por ciento, porcentaje | pour cent, pourcentage | prozent, prozentsatz | per cento, percentuale | por cento, percentagem, porcentagem
quarter | cuarto, una cuarta parte | quart | viertel | quarto | quarto
a third, one third | tercio, un tercio | tiers | drittel | terzo, un terzo | terço
three quarters | tres cuartos | trois quarts | dreiviertel | tre quarti | três quartos
triple, quadruple | triple, cuádruple | triple, quadruple | dreifach, vierfach, triple | triplo, quadruplo | triplo, quádruplo
majority, mostly | mayoría, mayor parte | majorité, plupart | mehrheit, meistens, größtenteils | maggioranza, maggior parte | maioria, maior parte
average | promedio, media | moyenne, en moyenne | durchschnitt, durchschnittlich | media, in media | média, em média
approximately, roughly, approximate | aproximadamente, más o menos | environ, à peu près, approximativement | ungefähr, circa, zirka | circa, approssimativamente, all'incirca | aproximadamente, mais ou menos, cerca
exact, precisely, precise | exacto, exactamente | exact, exactement, précis | genau, exakt, präzise | esatto, esattamente | exato, exatamente
total, altogether, overall | total, en total | total, au total | gesamt, insgesamt, summe | totale, in totale | total, no total
partial, partly, partially | parcial, en parte, parcialmente | partiel, en partie, partiellement | teilweise, zum teil, partiell | parziale, in parte, parzialmente | parcial, em parte, parcialmente
whole day, full day, full-day, all day | todo el día, día completo, día entero | toute la journée, journée entière, journée complète | ganztägig, den ganzen tag, ganztags | tutto il giorno, giornata intera | todo o dia, dia inteiro
several, multiple | varios, varias, múltiples | plusieurs, multiples | mehrere, mehrfach, mehreren | diversi, vari, parecchi, più volte | vários, várias, múltiplos
unlimited, limitless | ilimitado, sin límite | illimité, sans limite | unbegrenzt, unlimitiert, uneingeschränkt | illimitato, senza limiti | ilimitado, sem limite
limited, restricted, restriction, restrictions | limitado, restringido, restricción, restricciones | limité, restreint, restriction, restrictions | begrenzt, eingeschränkt, beschränkt, einschränkung | limitato, ristretto, limitazione, restrizioni | limitado, restrito, restrição, restrições
drop, drops | gota, gotas | goutte, gouttes | tropfen | goccia, gocce | gota, gotas
bit, handful | puñado, poquito, un poco | poignée, un peu | bisschen, handvoll | manciata, un po' | punhado, bocado, pouquinho
bunch, bundle | manojo, ramo, lote | botte, lot, paquet | bund, bündel | mazzo, pacchetto | molho, feixe, pacote
row, rows | fila, filas | rangée, rang, rangs | reihe, reihen | fila, file | fila, fileira
queue, queuing, line up | cola, hacer cola, fila | file d'attente, faire la queue, queue | schlange stehen, anstehen, warteschlange | coda, fare la fila, fare la coda | fila, fazer fila
layer, layers | capa, capas | couche, couches | schicht, schichten | strato, strati | camada, camadas
half price, half-price | mitad de precio, a mitad de precio | moitié prix, demi-tarif | halber preis, zum halben preis, halbpreis | metà prezzo | metade do preço, meio preço
=millimetre, centimetre, metre, inch | milímetro, centímetro, metro, pulgada | millimètre, centimètre, mètre, pouce | millimeter, zentimeter, meter, zoll | millimetro, centimetro, metro, pollice | milímetro, centímetro, metro, polegada
=ton, pound, ounce, pint, millilitre | tonelada, libra, onza, pinta, mililitro | tonne, livre sterling, once, pinte, millilitre | tonne, pfund, unze, pint, milliliter | tonnellata, libbra, oncia, pinta, millilitro | tonelada, libra, onça, pinta, mililitro
dimensions, measurements | medidas, dimensiones | dimensions, mesures | maße, abmessungen, ausmaße | dimensioni, misure | dimensões, medidas
diameter | diámetro | diamètre | durchmesser | diametro | diâmetro
speed, speed limit | velocidad, límite de velocidad | vitesse, limitation de vitesse | geschwindigkeit, tempo, tempolimit, geschwindigkeitsbegrenzung | velocità, limite di velocità | velocidade, limite de velocidade
pressure | presión | pression | druck | pressione | pressão
tiny, mini, miniature | diminuto, mini, miniatura | minuscule, mini, miniature | winzig, mini, miniatur | minuscolo, mini, miniatura | minúsculo, mini, miniatura
compact | compacto | compact | kompakt | compatto | compacto
spacious, roomy | amplio, espacioso | spacieux | geräumig, großzügig | spazioso, ampio | espaçoso, amplo
cosy, comfortable, comfort, comfy | cómodo, acogedor, comodidad, confortable | confortable, confort, douillet | bequem, gemütlich, komfortabel, komfort | comodo, accogliente, comfort, confortevole | confortável, aconchegante, conforto
uncomfortable | incómodo | inconfortable | unbequem, unangenehm | scomodo | desconfortável
luxury, luxurious, exclusive | lujo, lujoso, exclusivo | luxe, luxueux, exclusif | luxus, luxuriös, exklusiv | lusso, lussuoso, esclusivo | luxo, luxuoso, exclusivo
elegant, stylish, smart | elegante, con estilo | élégant, chic | elegant, schick, stilvoll | elegante, raffinato | elegante, chique
casual, informal | informal, casual | décontracté, informel | leger, lässig, ungezwungen, informell | informale, sportivo | informal, casual
formal | formal, de etiqueta | formel, habillé | formell, förmlich, festlich | formale, elegante | formal
ugly | feo | laid, moche | hässlich | brutto | feio
lovely, charming | encantador, bonito | charmant, ravissant | reizend, charmant, hübsch | incantevole, affascinante, carino | encantador, adorável
famous, well-known, popular | famoso, conocido, popular | célèbre, connu, populaire | berühmt, bekannt, beliebt | famoso, conosciuto, popolare | famoso, conhecido, popular
unique, one-off | único, singular | unique | einzigartig, unikat, einmalig | unico, pezzo unico | único
main, principal, primary | principal | principal | haupt, hauptsächlich | principale | principal
important, essential | importante, imprescindible, esencial | important, essentiel, indispensable | wichtig, wesentlich, unverzichtbar | importante, essenziale | importante, essencial
useful, handy | útil | utile, pratique | nützlich, praktisch | utile | útil
unnecessary, useless | innecesario, inútil | inutile, superflu | unnötig, nutzlos, überflüssig | inutile, superfluo | desnecessário, inútil
optional | opcional, optativo | optionnel, facultatif, en option | optional, freiwillig, wahlweise | opzionale, facoltativo | opcional, facultativo
mandatory, compulsory | obligatoria, forzoso | obligatoire | verpflichtend, zwingend, vorgeschrieben, obligatorisch | obbligatorio | obrigatório
voluntary, volunteer, volunteers, volunteering | voluntario, voluntariado | bénévole, volontaire, bénévolat | freiwillig, ehrenamtlich, freiwillige, ehrenamt | volontario, volontariato | voluntário, voluntariado
professional, professionals | profesional, profesionales | professionnel, professionnels | professionell, profi, beruflich | professionale, professionista | profissional
amateur, hobby | aficionado, afición, hobby | amateur, loisir, passe-temps | amateur, hobby, freizeit | amatoriale, dilettante, hobby | amador, passatempo, hobby
expert, specialist, specialise | experto, especialista, especializado | expert, spécialiste, spécialisé | experte, spezialist, fachmann, spezialisiert | esperto, specialista, specializzato | especialista, perito, especializado
skill, skills | habilidad, habilidades, destreza | compétence, compétences, aptitude | fähigkeit, fähigkeiten, fertigkeit | abilità, competenza, competenze | habilidade, competência
experienced | con experiencia, experimentado | expérimenté | erfahren, erfahrene, erfahrener | esperto, con esperienza | experiente
complicated, complex, tricky | complicado, complejo | compliqué, complexe | kompliziert, komplex, schwierig | complicato, complesso | complicado, complexo
similar, alike | parecido, similar | semblable, similaire, pareil | ähnlich, gleich | simile | parecido, semelhante
identical, equal | idéntico, igual | identique, égal | identisch, gleich | identico, uguale | idêntico, igual
opposite, contrary | contrario, opuesto | contraire, inverse | gegenteil, entgegengesetzt | contrario, opposto | contrário, oposto
reverse, backwards, upside down | al revés, marcha atrás, hacia atrás | à l'envers, marche arrière, en arrière | rückwärts, verkehrt herum, auf dem kopf | al contrario, retromarcia, all'indietro | ao contrário, marcha-atrás, para trás
entire | entero, íntegro | entier | ganz, gesamte, ganze, ganzen | intero | inteiro
incomplete, unfinished | incompleto, sin terminar | incomplet, inachevé | unvollständig, unfertig | incompleto, non finito | incompleto, inacabado
usual, typical | normal, habitual, típico | habituel, typique | üblich, gewöhnlich, typisch | solito, tipico, abituale | habitual, típico, usual
strange, odd, unusual, weird | extraño, raro, inusual | étrange, bizarre, inhabituel | seltsam, komisch, ungewöhnlich, merkwürdig | strano, insolito | estranho, esquisito, invulgar
perfect, ideal | perfecto, ideal | parfait, idéal | perfekt, ideal | perfetto, ideale | perfeito, ideal
excellent, great, fantastic | excelente, estupendo, genial | excellent, génial, super | ausgezeichnet, toll, hervorragend, super | eccellente, ottimo, fantastico | excelente, ótimo, fantástico
bad, poor | malo, mala, malos | mauvais, mauvaise | schlecht, schlechte, schlimm | cattivo, scadente, brutto | mau, má, ruim
worse, worsen | peor, empeorar | pire, empirer, s'aggraver | schlimmer, schlechter, verschlimmern, verschlechtern | peggio, peggiore, peggiorare | pior, piorar
accurate, accurately | correcto, acertado | juste, correct | richtig, korrekt, zutreffend | corretto, giusto | correto, certo
legal, lawful | legal, lícito | légal | legal, gesetzlich, rechtlich | legale | legal
illegal | ilegal | illégal | illegal, gesetzwidrig | illegale | ilegal
official, officially | oficial, oficialmente | officiel, officiellement | offiziell, amtlich | ufficiale | oficial
secret, confidential, confidentiality | secreto, confidencial, confidencialidad | secret, confidentiel, confidentialité | geheim, vertraulich, verschwiegen, schweigepflicht | segreto, riservato, riservatezza | secreto, confidencial, sigilo
anonymous, anonymously | anónimo, anónimamente | anonyme, anonymement | anonym | anonimo | anónimo, anônimo
mixed, unisex | mixto, unisex | mixte, unisexe | gemischt, unisex | misto, unisex | misto, unissex
common, shared | común, compartido | commun, partagé | gemeinsam, gemeinschaftlich, geteilt | comune, condiviso | comum, partilhado, compartilhado
reserved for, only for | reservado para, solo para | réservé à, uniquement pour | reserviert für, nur für, vorbehalten | riservato a, solo per | reservado a, só para
crowded, busy, packed | lleno, concurrido, abarrotado | bondé, fréquenté, chargé | voll, überfüllt, viel los | affollato, pieno | cheio, lotado, movimentado
calm, peaceful, tranquil | tranquilo, calma, tranquilidad | calme, paisible, tranquille | ruhig, friedlich, ruhe | tranquillo, calmo, tranquillità | calmo, tranquilo
lively | animado | animé | lebhaft, belebt | vivace, animato | animado
sold out, fully booked, booked up | agotado, completo, lleno | complet, épuisé, plus de place | ausverkauft, ausgebucht, vergriffen | esaurito, al completo, tutto pieno | esgotado, lotado
annual closure, closed for holidays | cerrado por vacaciones | fermé pour congés, fermeture annuelle | betriebsferien, betriebsurlaub, urlaubsbedingt geschlossen | chiuso per ferie | fechado para férias, encerrado para férias
handicrafts, craft, crafts, handicraft | manualidades, artesanía | travaux manuels, artisanat, bricolage | basteln, kunsthandwerk, handarbeit, bastel | artigianato, lavoretti | artesanato, trabalhos manuais
water-resistant | impermeable, resistente al agua | imperméable, étanche | wasserdicht, wasserfest, wasserabweisend | impermeabile, resistente all'acqua | impermeável, à prova de água, à prova d'água
durable, long-lasting, hard-wearing | duradero, resistente | durable, résistant | langlebig, haltbar, strapazierfähig | durevole, duraturo, resistente | duradouro, resistente
washable, machine washable | lavable, lavable a máquina | lavable, lavable en machine | waschbar, maschinenwaschbar | lavabile, lavabile in lavatrice | lavável, lavável à máquina
disposable, single-use | desechable, de un solo uso | jetable, à usage unique | einweg, wegwerf, einmalgebrauch | usa e getta, monouso | descartável, de uso único
reusable | reutilizable | réutilisable | wiederverwendbar, mehrweg | riutilizzabile | reutilizável
portable | portátil | portable, portatif | tragbar, mobil | portatile | portátil
fireproof, flammable | ignífugo, inflamable | ignifuge, inflammable | feuerfest, brennbar, entflammbar | ignifugo, infiammabile | ignífugo, inflamável
scented, unscented, fragrance-free | perfumado, sin perfume | parfumé, sans parfum | duftend, parfümiert, parfümfrei, ohne duftstoffe | profumato, senza profumo | perfumado, sem perfume
cruelty-free, not tested on animals | sin crueldad animal, no testado en animales | non testé sur les animaux, sans cruauté | tierversuchsfrei, ohne tierversuche | non testato su animali | não testado em animais, livre de crueldade
eco-friendly, environmentally friendly | ecológico, respetuoso con el medio ambiente | écologique, respectueux de l'environnement | umweltfreundlich, ökologisch | ecologico, rispettoso dell'ambiente | ecológico, amigo do ambiente
barrier-free, accessibility | accesibilidad, sin barreras | accessibilité, accès handicapés | barrierefrei, barrierefreiheit | accessibilità, senza barriere | acessibilidade, sem barreiras
child-friendly, family-friendly, kid-friendly | apto para niños, para familias, apto para familias | adapté aux enfants, pour les familles | kinderfreundlich, familienfreundlich, kindgerecht | adatto ai bambini, a misura di bambino | adequado para crianças, amigo das crianças
pet-friendly, dog-friendly, dogs welcome | se admiten mascotas, se admiten perros | animaux acceptés, chiens acceptés | haustierfreundlich, hundefreundlich, hunde willkommen | animali ammessi, cani ammessi | aceita animais, permitido animais
`
