export const officeAndMoney = `
money | dinero | argent | geld | denaro, soldi | dinheiro
cash | efectivo, en efectivo, metálico, al contado | espèces, liquide | bargeld, bar, barzahlung | contanti | dinheiro, numerário
card, cards, credit card, debit card | tarjeta, tarjetas, tarjeta de crédito | carte, cartes, carte bancaire, carte de crédit | karte, karten, kreditkarte, ec-karte, kartenzahlung | carta, carte, carta di credito, bancomat | cartão, cartões, cartão de crédito
cheque, cheques | cheque, cheques, talón | chèque, chèques | scheck, schecks | assegno, assegni | cheque, cheques
bank transfer, transfer | transferencia, transferencia bancaria | virement | überweisung, banküberweisung | bonifico | transferência
direct debit | domiciliación, domiciliar, recibo | prélèvement | lastschrift, bankeinzug | addebito diretto | débito direto
instalment, instalments, finance | plazos, a plazos, financiación, financiar, cuotas | mensualités, plusieurs fois, crédit, financement | raten, ratenzahlung, finanzierung, teilzahlung | rate, a rate, finanziamento | prestações, parcelas, financiamento
deposit, down payment | depósito, fianza, señal, anticipo | acompte, caution, arrhes | anzahlung, kaution, pfand | acconto, caparra, deposito, cauzione | depósito, caução, sinal
invoice, bill, receipt | factura, facturas, recibo, ticket de compra, cuenta | facture, factures, reçu, ticket de caisse, addition | rechnung, rechnungen, quittung, kassenbon, beleg | fattura, fatture, ricevuta, scontrino, conto | fatura, recibo, conta
vat, tax, taxes | iva, impuesto, impuestos | tva, taxe, impôt, impôts | mehrwertsteuer, mwst, umsatzsteuer, steuer, steuern | iva, tassa, imposta, tasse | iva, imposto, impostos
tax return | declaración de la renta, declaración, renta | déclaration d'impôts, déclaration de revenus | steuererklärung, einkommensteuererklärung | dichiarazione dei redditi | declaração de imposto, irs
fee, fees, charge | tarifa, honorarios, cargo, tasa, cuota, comisión | frais, honoraires | gebühr, gebühren, honorar, entgelt | onorario, onorari, tariffa, quota | taxa, honorários
fixed fee, flat rate | tarifa fija, precio cerrado, precio fijo | forfait, prix fixe | festpreis, pauschale, pauschalpreis, flatrate | tariffa fissa, forfait | preço fixo, taxa fixa
hourly rate, hourly | precio por hora | taux horaire, tarif horaire | stundensatz, stundenlohn | tariffa oraria | valor por hora
quote, quotation, estimate | presupuesto, presupuestos | devis | kostenvoranschlag, angebot, voranschlag | preventivo, preventivi | orçamento, orçamentos
offer, special offer, promotion | oferta, ofertas, promoción, promociones | offre, promotion, promo | angebot, angebote, aktion, sonderangebot | offerta, offerte, promozione | oferta, promoção
voucher, gift voucher, gift card, vouchers | vale, vale regalo, tarjeta regalo, bono regalo, cheque regalo | bon cadeau, chèque cadeau, carte cadeau, bon | gutschein, gutscheine, geschenkgutschein, geschenkkarte | buono, buono regalo, carta regalo | vale, cartão-presente, cheque-prenda, vale-presente
gift, present | regalo, regalos, regalar | cadeau, cadeaux | geschenk, geschenke, schenken | regalo, regali | presente, prenda
gift wrap, wrapping | envolver para regalo, papel de regalo, envoltorio | emballage cadeau, papier cadeau | geschenkverpackung, geschenkpapier | confezione regalo | embrulho
loyalty, points | fidelidad, puntos, tarjeta de fidelidad | fidélité, points, carte de fidélité | treue, punkte, treuekarte, bonuskarte, kundenkarte | fedeltà, punti, carta fedeltà | fidelidade, pontos
penalty, fine | multa, penalización, sanción | amende, pénalité | strafe, bußgeld, strafgebühr | multa, penale | multa
postcode, zip code | código postal | code postal | postleitzahl, plz | codice postale, cap | código postal, cep
address | dirección, direcciones | adresse | adresse, anschrift | indirizzo | endereço, morada
street, road | calle, avenida, carretera | rue, route, avenue | straße, weg, allee | via, strada, viale | rua, estrada, avenida
town, city, centre | ciudad, pueblo, centro, localidad | ville, centre-ville, village | stadt, ort, innenstadt, zentrum, dorf | città, paese, centro | cidade, vila, centro
branch, branches, location, locations | sucursal, sucursales, local, locales, sede, sedes | succursale, agence, magasins, site | filiale, filialen, standort, standorte, zweigstelle | filiale, sede, sedi | filial, filiais, unidade
station, train, railway | estación, tren, trenes | gare, train, trains | bahnhof, zug, züge, bahn | stazione, treno, treni | estação, comboio, trem
=bus, tram, underground | autobús, tranvía, metro | bus, tram, métro | bus, straßenbahn, u-bahn | autobus, tram, metropolitana | autocarro, elétrico, metrô
airport | aeropuerto | aéroport | flughafen | aeroporto | aeroporto
taxi, shuttle, transfer | taxi, lanzadera, traslado | taxi, navette | taxi, shuttle | taxi, navetta | táxi, transfer
telephone, phone | teléfono, móvil | téléphone, portable | telefon, telefonnummer, handy | telefono, cellulare | telefone, telemóvel, celular
phone number | número de teléfono | numéro de téléphone | telefonnummer, rufnummer | numero di telefono | número de telefone
email, e-mail | correo, correo electrónico, email | courriel, mail, e-mail | e-mail, mail, mailadresse | email, posta elettronica | email, correio eletrónico
website, site | página web, web, sitio web | site, site web, site internet | webseite, website, internetseite, homepage | sito, sito web | site, página
app, application | aplicación, app | application, appli | app, anwendung | app, applicazione | aplicação, aplicativo
contact | contacto, contactar | contact, contacter | kontakt, kontaktieren, erreichen | contatto, contattare | contacto, contato
opening hours, hours, opening times | horario, horarios, horas de apertura | horaires, heures d'ouverture | öffnungszeiten, sprechzeiten, uhrzeiten | orario, orari, orari di apertura | horário, horários
staff, team, employee | personal, equipo, empleado, empleados | personnel, équipe, employé | personal, team, mitarbeiter, mitarbeiterin | personale, squadra, dipendente | equipa, equipe, pessoal, funcionário
owner, boss, manager | dueño, dueña, propietario, jefe, jefa, encargado, gerente | propriétaire, patron, gérant, responsable | besitzer, inhaber, inhaberin, chef, chefin, leiter, geschäftsführer | proprietario, titolare, capo, responsabile | dono, dona, proprietário, gerente
company, business, firm | empresa, empresas, negocio, compañía | entreprise, société | firma, unternehmen, betrieb, gesellschaft | azienda, ditta, impresa, società | empresa, negócio
customer, customers, client, clients | cliente, clienta, clientes | client, cliente, clients | kunde, kunden, kundin, mandant, mandanten | cliente, clienti | cliente, clientes
customer service, support | atención al cliente, soporte, asistencia | service client, assistance, support | kundendienst, kundenservice, support, kundenbetreuung | servizio clienti, assistenza | atendimento ao cliente, suporte
job, jobs, vacancy | trabajo, empleo, vacante, puesto | emploi, poste, travail | stelle, stellen, job, jobs, arbeitsplatz, stellenangebot | lavoro, posto | emprego, vaga
salary, wage, pay | sueldo, salario, nómina | salaire | gehalt, lohn | stipendio, salario | salário
payroll, bookkeeping | nóminas, contabilidad | paie, comptabilité | lohnabrechnung, buchhaltung | buste paga, contabilità | folha de pagamento, contabilidade
accountant, accounts | contable, gestor, gestoría, asesor fiscal, cuentas | comptable, expert-comptable, comptes | steuerberater, buchhalter, steuerberaterin | commercialista, contabile | contabilista, contador
freelance, self-employed, sole trader | autónomo, autónomos, por cuenta propia | indépendant, auto-entrepreneur, freelance | selbstständig, selbständig, freiberufler | autonomo, libero professionista, partita iva | autónomo, trabalhador independente
lawyer, solicitor, solicitors | abogado, abogada, abogados, procurador | avocat, avocate, avocats | anwalt, anwältin, rechtsanwalt, anwälte | avvocato, avvocata, avvocati | advogado, advogada
notary | notario, notaría | notaire | notar, notarin | notaio | notário, cartório
will, wills | testamento, testamentos | testament, testaments | testament, testamente | testamento, testamenti | testamento
inheritance, estate, probate | herencia, herencias, sucesión | héritage, succession | erbe, erbschaft, nachlass, erbschein | eredità, successione | herança, inventário
power of attorney, lasting power of attorney | poder notarial, poder, poder duradero | procuration, mandat de protection future | vollmacht, vorsorgevollmacht | procura | procuração
divorce, separation | divorcio, divorciarse, separación | divorce, divorcer, séparation | scheidung, trennung, scheiden | divorzio, separazione | divórcio, separação
custody, child support, maintenance | custodia, pensión alimenticia, manutención | garde, pension alimentaire | sorgerecht, unterhalt | affidamento, mantenimento | guarda, pensão de alimentos
contract, contracts, agreement | contrato, contratos, acuerdo | contrat, contrats, accord | vertrag, verträge, vereinbarung | contratto, contratti, accordo | contrato, contratos, acordo
dismissal, redundancy, settlement agreement | despido, finiquito, indemnización | licenciement, rupture conventionnelle | kündigung, entlassung, abfindung, aufhebungsvertrag | licenziamento | despedimento, demissão
court, tribunal, judge | juzgado, tribunal, juez, juicio | tribunal, juge | gericht, richter | tribunale, giudice | tribunal, juiz
accident, accidents | accidente, accidentes | accident, accidents | unfall, unfälle | incidente, incidenti | acidente
rent, tenant, landlord | alquiler, inquilino, arrendador, casero | loyer, locataire, propriétaire | miete, mieter, vermieter, mietvertrag | affitto, inquilino, locatore | renda, inquilino, senhorio
house purchase, conveyancing, property | compraventa, inmueble, vivienda, propiedad, compra de vivienda | achat immobilier, immobilier, bien | immobilie, hauskauf, immobilienkauf, grundstück | compravendita, immobile, immobili | imóvel, compra de casa
mortgage, loan | hipoteca, préstamo, hipotecas | hypothèque, prêt, crédit | hypothek, kredit, darlehen | mutuo, prestito | hipoteca, empréstimo
visa, residence permit, immigration | visado, permiso de residencia, extranjería, inmigración | visa, titre de séjour, immigration | visum, aufenthaltstitel, aufenthaltserlaubnis, einwanderung | visto, permesso di soggiorno, immigrazione | visto, autorização de residência, imigração
passport, identity card, id | pasaporte, dni, carné de identidad, documento de identidad, identificación | passeport, carte d'identité, pièce d'identité | pass, reisepass, ausweis, personalausweis | passaporto, carta d'identità, documento | passaporte, bilhete de identidade, identidade
document, documents, papers | documento, documentos, documentación, papeles | document, documents, papiers | dokument, dokumente, unterlagen, papiere | documento, documenti | documento, documentos
form, forms | formulario, formularios, impreso | formulaire, formulaires | formular, formulare | modulo, moduli | formulário
letter, mail, post | carta, cartas, correo | lettre, lettres, courrier, poste | brief, briefe, post | lettera, lettere, posta | carta, correio
parcel, package | paquete, paquetes | colis, paquet | paket, pakete, päckchen | pacco, pacchi | pacote, encomenda
tracking | seguimiento, rastrear | suivi, suivre | sendungsverfolgung, verfolgen | tracciamento, tracking | rastreamento, seguimento
customs, duty | aduana, aduanas, arancel | douane | zoll, zollgebühren | dogana | alfândega
business day, working day, working days | día laborable, días laborables, días hábiles | jour ouvré, jours ouvrés, jours ouvrables | werktag, werktage, werktagen, arbeitstag | giorno lavorativo, giorni lavorativi | dia útil, dias úteis
emergency, out of hours | urgencia, urgencias, emergencia | urgence, urgences | notfall, notfälle, notdienst, bereitschaft | emergenza, urgenza | emergência, urgência
plan, plans | plan, planes, tarifa | formule, formules, forfait, plan | tarif, tarife, plan, paket | piano, piani | plano, planos
subscription | suscripción, abono | abonnement | abo, abonnement | abbonamento | assinatura, subscrição
free trial, trial | prueba gratuita, prueba gratis, periodo de prueba | essai gratuit, période d'essai | testphase, probezeit, kostenlos testen, testversion | prova gratuita | teste grátis, período de teste
user, users | usuario, usuarios | utilisateur, utilisateurs | benutzer, nutzer | utente, utenti | utilizador, usuário
account | cuenta, cuentas | compte, comptes | konto, konten | conto, account | conta, contas
password | contraseña | mot de passe | passwort, kennwort | password | palavra-passe, senha
data | datos | données | daten | dati | dados
server, hosting, hosted | servidor, servidores, alojamiento | serveur, serveurs, hébergement, hébergé | server, hosting, gehostet | server, hosting | servidor, hospedagem
security, encryption | seguridad, cifrado | sécurité, chiffrement | sicherheit, verschlüsselung | sicurezza, crittografia | segurança, criptografia
privacy, data protection | privacidad, protección de datos | confidentialité, protection des données | datenschutz | privacy, protezione dei dati | privacidade, proteção de dados
integration, interface, api | integración, integraciones, api | intégration, api, interface | schnittstelle, integration, anbindung | integrazione, api | integração, api
software, program | programa, software | logiciel, programme | software, programm | software, programma | software, programa
feature, features | función, funciones, funcionalidad | fonction, fonctionnalité, fonctionnalités | funktion, funktionen | funzione, funzionalità | função, funcionalidade
report, reports | informe, informes | rapport, rapports | bericht, berichte | rapporto, rapporti, relazione | relatório, relatórios
storage, gigabyte, gb | almacenamiento, espacio | stockage, espace | speicher, speicherplatz | spazio, archiviazione | armazenamento, espaço
limit, limits | límite, límites | limite, limites | limit, grenze, begrenzung | limite, limiti | limite
non-profit, charity, charities | ong, asociación sin ánimo de lucro, sin ánimo de lucro | association, à but non lucratif | gemeinnützig, verein, vereine, gemeinnützige | no profit, onlus, associazione | sem fins lucrativos, ong
education, educational | educación, educativo, enseñanza | éducation, éducatif | bildung, bildungseinrichtung | istruzione, educativo | educação, educativo
language switch, interface language | idioma de la aplicación | langue de l'interface | oberflächensprache | lingua dell'interfaccia | idioma da interface
rule, rules, conditions, terms | norma, normas, regla, reglas, condiciones | règle, règles, règlement, conditions | regel, regeln, bedingungen, vorschriften | regola, regole, condizioni | regra, regras, condições
right, rights, law | derecho, derechos, ley | droit, droits, loi | recht, rechte, gesetz | diritto, diritti, legge | direito, direitos, lei
permission, permit, licence, license | permiso, licencia, autorización | permis, autorisation, licence | genehmigung, erlaubnis, lizenz | permesso, licenza, autorizzazione | licença, autorização
policy | política, póliza | politique, police | richtlinie, police | politica, polizza | política, apólice
health insurance, insurer | seguro médico, mutua, aseguradora | mutuelle, assurance maladie | krankenkasse, krankenversicherung, kasse | assicurazione sanitaria, mutua | seguro de saúde, plano de saúde
appointment reminder, reminder | recordatorio, recordatorios | rappel, rappels | erinnerung, erinnerungen | promemoria | lembrete
name | nombre, llama, llamáis | nom, appelle | name, heißt, heißen | nome, chiama | nome, chama
lost property | objetos perdidos | objets trouvés | fundbüro, fundsachen | oggetti smarriti | perdidos e achados
first visit | primera visita, primera vez, primera consulta | première visite, première fois | erster besuch, erstes mal, erstberatung, ersttermin, erstgespräch | prima visita, prima volta | primeira visita, primeira vez
consultation, first meeting | primera consulta, consulta inicial | premier rendez-vous, premier entretien | erstgespräch, erstberatung | primo appuntamento, primo colloquio | primeira consulta
funeral, burial | funeral, entierro, tanatorio | obsèques, enterrement, funérailles | beerdigung, bestattung, trauerfeier | funerale, funerali | funeral, enterro
=baptism, communion | bautizo, comunión | baptême, communion | taufe, kommunion | battesimo, comunione | batizado, comunhão
=christmas, easter, new year | navidad, semana santa, año nuevo | noël, pâques, nouvel an | weihnachten, ostern, neujahr | natale, pasqua, capodanno | natal, páscoa, ano novo
`
