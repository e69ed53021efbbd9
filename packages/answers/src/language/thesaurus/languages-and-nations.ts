export const languagesAndNations = `
mother tongue, native language, first language, native speaker
speak, spoken, spoke
fluent, languages spoken, conversant > speak, spoken, languages
what languages, which languages, another language, foreign language, other languages > speak, languages, multilingual, bilingual
bilingual, two languages, multilingual, several languages
Spaniard, Spanish, from Spain, Spanish-speaking
French, Frenchman, Frenchwoman, from France, French-speaking
German, from Germany, German-speaking
Italian, from Italy, Italian-speaking
Portuguese, from Portugal, Portuguese-speaking
Polish, from Poland, Polish-speaking
Dutch, Dutchman, from Holland, from the Netherlands
Greek, from Greece, Greek-speaking
Turkish, from Turkey, Turkish-speaking
Russian, from Russia, Russian-speaking
Ukrainian, from Ukraine, Ukrainian-speaking
Romanian, from Romania, Romanian-speaking
Bulgarian, from Bulgaria
Hungarian, from Hungary
Czech, from Czechia, from the Czech Republic
Swedish, from Sweden
Norwegian, from Norway
Danish, from Denmark
Finnish, from Finland
Swiss, from Switzerland
Austrian, from Austria
Belgian, from Belgium
Flemish, Belgian Dutch > Dutch
from Brazil, Brazilian Portuguese > Portuguese
Mexican, Argentinian, Colombian, Chilean, Peruvian, Venezuelan > Spanish, Latin American
Catalan, Castilian, Basque, Galician > Spain, Spanish
Castilian, castellano, español > Spanish
français > French
Deutsch > German
italiano > Italian
português > Portuguese
Chinese, Mandarin, Cantonese, from China
Mandarin, Cantonese > Chinese
Japanese, from Japan
Korean, from Korea
Hindi, Punjabi, Urdu, Gujarati, Bengali, Tamil > South Asian languages, Indian languages, languages
Farsi, Persian, Iranian
Arabic, Arab, Arabic-speaking
Welsh, Cymraeg, Welsh-speaking, Welsh speaker, through Welsh
Gaelic, Gaeilge, Irish language, Irish speaker
Scot, Scotsman, Scottish, from Scotland
Irishman, Irishwoman, Irish, from Ireland
British, Brit, Briton, from the UK, from Britain, UK citizen, UK national
American, from the US, from the States, from America
Canadian, from Canada
Australian, Aussie, from Australia
New Zealander, Kiwi, from New Zealand
South African, from South Africa, Afrikaans speaker
Indian, from India
Pakistani, from Pakistan
Bangladeshi, from Bangladesh
Nigerian, Ghanaian, Kenyan > African
Jamaican, Trinidadian, Barbadian > Caribbean
Filipino, Filipina, from the Philippines
Thai, from Thailand
Vietnamese, from Vietnam
French passport, German passport, Irish passport, Spanish passport, Italian passport, European passport > EU, EU passport, EU citizens, EU nationals
American passport, Canadian passport, Australian passport, Indian passport > non-EU, international, overseas, non-UK
EU citizen, EU national, European citizen, EEA national
EU, European Union, EEA, member state
sign language, BSL, British Sign Language, signing interpreter, signer
Makaton, BSL > signing, sign language
ESOL, EFL, ESL, English for foreigners, English for speakers, learn English
poor English, bad English, not much English, little English, broken English, weak English > interpreter, translation, speak
braille, easy read, large print > accessible formats, accessible
subtitle, subtitles, captions, captioned, closed captions
nationality, citizenship, citizen, passport holder
dual nationality, dual citizenship, two passports
UK, United Kingdom, Britain, Great Britain, GB
England, Scotland, Wales, Northern Ireland > UK, United Kingdom, Britain, nationwide
England, Scotland, Wales > mainland, UK mainland, mainland UK, Great Britain
nationwide, whole country, all over the UK, across the UK, anywhere in the UK, UK-wide, countrywide
Republic of Ireland, Southern Ireland, Eire, ROI, Irish Republic
Republic of Ireland, Eire, Dublin, Cork, Galway, Limerick, Waterford > Ireland, EU, outside the UK, international, overseas
Northern Ireland, Ulster, NI
Belfast, Derry, Londonderry, Lisburn, Newry, Bangor, Armagh, Antrim, Omagh > Northern Ireland, NI
Belfast, Northern Ireland, NI > offshore, UK, non-mainland, across the water, Ireland
Cardiff, Swansea, Newport, Wrexham, Aberystwyth, Llandudno, Merthyr, Bridgend, Tenby > Wales, South Wales
Cardiff, Swansea, Newport, Bridgend, Merthyr, Port Talbot > South Wales
Wrexham, Llandudno, Bangor, Rhyl, Conwy, Caernarfon, Anglesey, Holyhead > North Wales, Wales
Snowdonia, Eryri, Snowdon, Yr Wyddfa > North Wales, Wales, mountains
Pembrokeshire, Carmarthen, Haverfordwest, Tenby, Llanelli > West Wales, Wales
Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Perth, Stirling, Paisley, Falkirk, Ayr > Scotland
Inverness, Fort William, Aviemore, Ullapool, Thurso, Skye > Highlands, Scottish Highlands, Scotland
Orkney, Shetland, Harris, Skye, Mull, Islay, Arran, Hebrides > Scottish islands, islands, islands and highlands, remote areas
Orkney, Shetland, Hebrides, Isle of Man, Isle of Wight, Scilly, Jersey, Guernsey > offshore, islands, non-mainland, outside mainland
Jersey, Guernsey, Alderney, Sark > Channel Islands
Isle of Wight, Ryde, Cowes, Newport IOW, Sandown > Isle of Wight, offshore, islands
Highlands, Scottish Highlands, Highlands and Islands, north of Scotland
Fife, Lothian, Borders, Galloway, Lanarkshire, Aberdeenshire, Moray > Scotland
Camden, Hackney, Islington, Shoreditch, Peckham, Brixton, Clapham, Lewisham, Walthamstow > London
Clapham, Brixton, Peckham, Lewisham, Wimbledon, Croydon, Tooting, Balham, Streatham > South London
Camden, Islington, Hampstead, Highgate, Finchley, Barnet, Enfield, Tottenham, Wood Green > North London
Hackney, Shoreditch, Stratford, Bethnal Green, Whitechapel, Leyton, Newham > East London
Ealing, Acton, Hammersmith, Chiswick, Fulham, Hounslow, Shepherd's Bush > West London
Soho, Covent Garden, Mayfair, Westminster, Piccadilly, Oxford Street > central London, West End
central London, the City, West End, Zone 1 > London
inside the M25, within the M25, Greater London, London area
Kent, Surrey, Sussex, Hampshire, Berkshire, Essex, Hertfordshire, Buckinghamshire > South East, Home Counties
Surrey, Kent, Essex, Hertfordshire, Middlesex, Berkshire, Buckinghamshire > Home Counties
Cornwall, Devon, Somerset, Dorset, Bristol, Plymouth, Exeter, Truro, Torquay > South West, West Country
Truro, Newquay, Penzance, Falmouth, St Ives, Bodmin, Padstow > Cornwall
Plymouth, Exeter, Torquay, Barnstaple, Paignton, Exmouth, Tavistock > Devon
Taunton, Yeovil, Bridgwater, Glastonbury > Somerset
Bournemouth, Poole, Weymouth, Dorchester, Swanage > Dorset
Brighton, Hove, Worthing, Eastbourne, Hastings, Lewes, Crawley, Chichester > Sussex
Brighton, Hove, Eastbourne, Hastings, Lewes > East Sussex
Worthing, Crawley, Chichester, Horsham, Bognor > West Sussex
Canterbury, Maidstone, Dover, Ashford, Margate, Folkestone, Whitstable, Tunbridge Wells > Kent
Guildford, Woking, Epsom, Reigate, Farnham, Redhill, Dorking > Surrey
Southampton, Portsmouth, Winchester, Basingstoke, Andover, Fareham > Hampshire
Slough, Windsor, Bracknell, Maidenhead, Newbury > Berkshire
Oxford, Banbury, Bicester, Witney, Abingdon, Didcot > Oxfordshire
Watford, St Albans, Hemel Hempstead, Stevenage, Hitchin, Hertford > Hertfordshire
Chelmsford, Colchester, Southend, Basildon, Harlow, Brentwood, Clacton > Essex
Norwich, Ipswich, Cambridge, Peterborough, Great Yarmouth, Lowestoft, King's Lynn > East Anglia
Norwich, Great Yarmouth, King's Lynn, Cromer, Thetford > Norfolk
Ipswich, Lowestoft, Bury St Edmunds, Felixstowe, Southwold > Suffolk
Cambridge, Peterborough, Huntingdon > Cambridgeshire
Birmingham, Coventry, Wolverhampton, Solihull, Dudley, Walsall, West Bromwich > West Midlands, Midlands
Nottingham, Derby, Leicester, Lincoln, Northampton, Mansfield > East Midlands, Midlands
Stoke-on-Trent, Stafford, Lichfield, Tamworth, Burton > Staffordshire, Midlands
Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury > Gloucestershire
Cirencester, Stow-on-the-Wold, Bourton-on-the-Water, Chipping Campden > Cotswolds
Worcester, Malvern, Redditch, Kidderminster, Evesham > Worcestershire
Shrewsbury, Telford, Ludlow, Oswestry > Shropshire
Warwick, Leamington Spa, Stratford-upon-Avon, Nuneaton > Warwickshire
Manchester, Salford, Bolton, Stockport, Oldham, Wigan, Rochdale > Greater Manchester, North West
Liverpool, Birkenhead, Wirral, Southport, St Helens, Bootle > Merseyside, North West
Chester, Crewe, Macclesfield, Warrington, Northwich, Knutsford > Cheshire, North West
Preston, Blackpool, Lancaster, Blackburn, Burnley, Morecambe > Lancashire, North West
Kendal, Windermere, Keswick, Ambleside, Penrith, Ullswater > Lake District, Cumbria, Lakes
Carlisle, Barrow, Kendal, Penrith, Workington > Cumbria
Leeds, Sheffield, Bradford, York, Huddersfield, Doncaster, Halifax, Harrogate > Yorkshire
Leeds, Bradford, Wakefield, Huddersfield, Halifax > West Yorkshire, Yorkshire
Sheffield, Doncaster, Rotherham, Barnsley > South Yorkshire, Yorkshire
York, Harrogate, Scarborough, Whitby, Ripon, Skipton > North Yorkshire, Yorkshire
Newcastle, Sunderland, Gateshead, Durham, Middlesbrough, Darlington, Hartlepool > North East
Newcastle, Gateshead, Tynemouth, South Shields, Sunderland > Tyneside, Tyne and Wear
Alnwick, Berwick, Hexham, Morpeth, Bamburgh > Northumberland
Buxton, Bakewell, Matlock, Chesterfield, Glossop > Derbyshire, Peak District
Dublin, Cork, Galway, Limerick, Waterford, Kilkenny, Sligo, Kerry, Killarney, Wexford > Ireland, Republic of Ireland
Paris, Lyon, Marseille, Bordeaux, Toulouse, Lille, Strasbourg, Nantes > France
Madrid, Barcelona, Seville, Valencia, Malaga, Bilbao, Alicante, Granada > Spain
Majorca, Mallorca, Ibiza, Menorca, Formentera > Balearics, Balearic Islands, Spain, islands
Tenerife, Lanzarote, Gran Canaria, Fuerteventura, La Palma > Canary Islands, Canaries, Spain, islands
Berlin, Munich, Hamburg, Frankfurt, Stuttgart, Düsseldorf, Leipzig > Germany
Rome, Milan, Venice, Florence, Naples, Turin, Bologna, Sicily, Sardinia > Italy
Lisbon, Porto, Faro, Algarve, Madeira, Azores > Portugal
Amsterdam, Rotterdam, Utrecht, The Hague, Eindhoven > Netherlands, Holland
Netherlands, Holland, the Netherlands
Brussels, Bruges, Antwerp, Ghent, Liège > Belgium
Vienna, Salzburg, Innsbruck, Graz > Austria
Zurich, Geneva, Basel, Bern, Lausanne > Switzerland
Athens, Crete, Corfu, Rhodes, Thessaloniki, Santorini > Greece
Warsaw, Krakow, Gdansk, Wroclaw > Poland
Prague, Brno > Czech Republic, Czechia
Copenhagen, Stockholm, Oslo, Helsinki, Reykjavik > Scandinavia, Nordic countries, Europe
Budapest, Bucharest, Zagreb, Belgrade, Bratislava > Eastern Europe, Europe
France, Spain, Germany, Italy, Portugal, Netherlands, Belgium, Austria, Greece, Poland > Europe, EU, abroad, overseas, international, outside the UK
Paris, Madrid, Berlin, Rome, Lisbon, Amsterdam, Brussels, Vienna, Barcelona > Europe, EU, abroad, overseas, international
Switzerland, Norway, Iceland > Europe, non-EU, abroad, international, overseas, outside the EU
USA, Canada, Australia, New Zealand, Japan, China, India, Dubai, Brazil > abroad, overseas, international, worldwide, rest of the world, outside Europe
USA, US, United States, America, the States, stateside
New York, Los Angeles, Chicago, Boston, Florida, California, Texas > USA, United States, America, international, overseas
Toronto, Vancouver, Montreal > Canada, international, overseas
Sydney, Melbourne, Brisbane, Perth Australia > Australia, international, overseas
Dubai, Abu Dhabi, Qatar, Saudi Arabia > Middle East, UAE, international, overseas
abroad, overseas, international, internationally, foreign country, other countries, outside the UK, worldwide, another country
Europe, European, on the continent, continental Europe, mainland Europe
Scandinavia, Nordic, Nordic countries
Heathrow, Gatwick, Stansted, Luton Airport, Manchester Airport, Bristol Airport > airport, airports, airport transfer
King's Cross, Euston, Paddington, Victoria Station, Waterloo, St Pancras, Liverpool Street > train, station, rail, train station
Tube, London Underground, underground, the Tube, Jubilee line, Northern line, Central line > underground, tube, station
Ryanair, easyJet, British Airways, Jet2, Wizz Air > airline, flight, flights
Eurostar, LNER, Avanti, GWR, ScotRail > train, trains, rail
Channel Tunnel, Eurotunnel, Le Shuttle, Dover ferry > crossing, ferry, to France
Brexit > EU, customs, import duty, outside the UK
postcode, post code, zip code, my area
BT postcode > Northern Ireland, NI
county, shire, region, district, borough
village, hamlet, small village
city centre, town centre, downtown, centre of town, in town, heart of the city, high street
suburb, suburbs, outskirts, edge of town, outside town, out of town
countryside, in the country, rural, middle of nowhere, in the sticks
seaside, coast, coastal, by the sea, seafront
`
