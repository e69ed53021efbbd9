// What visitors say: what a site would say. Grammar in understand/words/plain-words.ts.
export const frenchTalk = `
!annuler: je|on|nous|me|se decommande|decommander|decommandons, me|nous desister, me desiste, changer d avis, change d avis, change|changes avis, plus envie, laisser tomber, renoncer a, tomber a l eau, tombe a l eau, ne peux|peut|pouvons|pourrai plus|pas venir, empeche|empechement
!rembourser acompte / rembourser: rendez|rendre|recuperer|recupere|perdre|perds ce que j ai avance|paye|verse|donne, rendez|rendre|recuperer|recupere|perdre|perds mon|l|notre argent|acompte|avance|sous, revoir mon argent, ravoir mon argent
!livrer: m|nous apporter|apportez|amener|amenez|envoyer|porter, apporter|amener|deposer|porter a|chez la|moi|nous maison|domicile, venir jusque chez, jusque chez moi, jusqu a chez moi, jusqu a ma porte, chez moi
!combien coute: ca coute combien, ca fait combien, c est quoi le prix de, a combien est|sont, vous vendez combien, il faut compter combien, ca revient a combien, on en a pour combien, ca monte a combien, il faut debourser
!prix: c est quoi le prix, combien vous prenez pour, quel budget
!puis-je: est il possible de|d, serait il possible de|d, y a t il moyen de|d, est ce qu il est possible de|d, est ce possible de|d, est ce que je peux|pourrais, est ce qu on peut|pourrait, est ce que c est possible de|d, il y a moyen de|d, y a moyen de|d, j ai le droit de|d, on a le droit de|d, je peux|pourrais, pourrais je, pourrait on, c est possible de|d
!pouvez-vous: est ce que vous pouvez|pourriez, vous pouvez|pourriez, pourriez vous, seriez vous en mesure de, vous serait il possible de
!-: je voudrais savoir si|s, je voudrais savoir, j aimerais savoir si|s, j aimerais savoir, je me demandais si|s, je me demande si|s, pouvez|pourriez vous me dire si|s, pouvez|pourriez vous me dire, savez vous si|s, dites moi si|s, dites moi, une petite question, petite question, juste une question, par hasard, s il vous plait, merci d avance
stationner / parking: me|se|nous|te|vous garer, laisser ma|la|notre voiture, ou mettre ma|la|notre voiture, poser la|ma voiture, une place pour la|ma|notre voiture
atelier / cours / activite: quelque chose|choses pour elle|lui|eux|les|mes|ma|mon|un|une, adore cuisiner|patisser, apprendre a faire|cuisiner|patisser, mettre la main a la pate
allergenes / sans: ne supporte|supporte pas le|la|les, peux|peut pas manger de, intolerant|intolerante au|a, digere mal, supporte mal
sans gluten: mange|mangent|manger|supporte|tolere pas de|le gluten|ble
sans lactose / lait: mange|mangent|boire|supporte|tolere|boit pas de|le lait|lactose
vegetarien: mange|mangent|manger|mangeons pas|plus de viande
porc / gelatine / halal: je suis|nous sommes|sommes|suis musulman|musulmane|musulmans|juif|juive|juifs
commander a l'avance / commander: reserver a l avance, mettre de cote, me mettre|garder de|un|une cote|pain, garder un|une|de pour moi
titres-restaurant: ticket|tickets|tiquet|tiquets|cheque|cheques resto|restau|restaurant|dejeuner, carte ticket resto, carte resto, carte swile|edenred|sodexo
carte bancaire: en|par|sans cb|contact, la cb, ma cb
especes: en liquide, en cash, du liquide
sur place: manger la, s asseoir, se poser, s installer pour manger, consommer la
emporter: a emporter, prendre a emporter, pour la route
delai / a l'avance: combien de temps avant, combien de temps a l avance, au dernier moment, a la derniere minute, la veille pour le lendemain, du jour au lendemain, faut s y prendre
!jusqu'a quelle heure: jusqu a quand etes|est|vous vous|ouvert|ouvrez, vous fermez|fermer a quelle heure, ca ferme a quelle heure, ca ferme quand
!quels sont les horaires d'ouverture: ca ouvre quand, vous ouvrez quand, vous etes la quand, vous etes ouvert|ouverts quand, c est ouvert quand
reclamation / rembourser: pas content|contente|satisfait|satisfaite, pas bon|bonne, pas frais|fraiche, probleme avec ma|une|la commande
enfant: mon petit bout, mon bout de chou, mes petits, mon gamin, ma gamine, mes gamins, mon gosse, mes gosses, mes loulous, mon loulou
embaucher / recrutement / emploi: vous embauchez|recrutez, cherchez du monde, travailler chez vous, bosser chez vous, chercher un apprentissage
reduction / remise: un petit prix, un geste commercial, prix de gros, moins cher si, payer moins
accessible / fauteuil roulant: monter les marches|escaliers, a du mal a marcher, marche avec une canne, en fauteuil, des marches
`
