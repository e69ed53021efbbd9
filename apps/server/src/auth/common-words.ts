/** What passwords are made of again and again; which of them somebody takes is no secret. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd passw pass pwd kennwort motdepasse contrasena senha wachtwoord parola sifre haslo heslo parole
  secret geheim private security secure access login signin welcome willkommen bienvenue bienvenido benvenuto hello hallo
  admin administrator root user guest default master manager system server support office business company service
  letmein changeme trustno iloveyou loveyou lovely lover love loveme forever iamgod whatever nothing something anything
  test testing tester temp temporary sample demo example unknown
  qwerty qwertz azerty asdf zxcv abc abcd
  monkey dragon tiger lion eagle falcon shadow bear wolf horse dog puppy kitten cat kitty bird dolphin butterfly unicorn
  panther jaguar spider snake rabbit bunny chicken turtle penguin elephant phoenix
  football baseball basketball hockey soccer tennis golf cricket rugby volleyball swimming fishing hunting running
  sunshine summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march
  april june july august september october november december
  princess prince king queen angel baby babygirl honey sweet sweetie sweetheart cutie beautiful beauty pretty family
  mother father brother sister daddy mommy mama papa friend friends friendship
  superman batman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite roblox matrix gandalf
  hunter killer ranger warrior soldier ninja pirate wizard knight hacker gamer player winner champion legend hero joker
  computer internet google facebook samsung apple iphone android microsoft windows linux yahoo hotmail gmail instagram
  youtube twitter nintendo playstation xbox
  mercedes porsche ferrari mustang corvette camaro harley yamaha toyota honda nissan subaru
  chelsea arsenal liverpool manchester barcelona juventus madrid bayern everton celtic rangers yankees cowboys lakers
  steelers eagles redsox patriots
  money dollar gold silver diamond crystal purple orange yellow black white blue green red pink
  cookie chocolate cheese banana strawberry pepper ginger coffee pizza peanut candy sugar vanilla cherry
  music guitar rock metal metallica nirvana eminem slipknot rainbow star stars moon heaven fire thunder storm flower
  rose freedom peace happy lucky magic mystery dream dreams hope faith jesus christ blessed god
  london paris berlin newyork america england france germany canada australia mexico brazil india pakistan ireland
  scotland holland texas florida california chicago dallas boston
  michael jennifer jessica ashley amanda daniel david james john robert william thomas charles joseph matthew anthony
  andrew joshua justin jordan brandon jonathan nicholas christian christopher alexander benjamin samuel nathan kevin brian
  steven edward george patrick richard martin peter paul mark chris mike nick alex max sam jack harry oliver charlie
  nicole michelle melissa samantha sarah stephanie elizabeth victoria rebecca rachel laura lauren anna andrea maria sofia
  sophie emily emma olivia hannah isabella natalie vanessa veronica patricia sandra barbara susan linda carlos antonio
  jose juan luis miguel fernando alejandro mohammed muhammad ahmed ali fatima sasha natasha nikita maxim sergey andrei
  buster bailey maggie tigger snoopy sparky rocky bella oscar molly shelby cooper tucker
  maverick bigdaddy marlboro danielle scorpion butthead mountain success platinum airborne darkness snow ball trinity vegas
  explorer snickers paradise carolina michigan lacrosse kimberly pooh bollocks drowssap caroline einstein genesis jane west
  east north south side courtney gate simpsons simpson scarface general cherokee douglas marshall soft passport franklin
  infinity kawasaki free wildcats wildcat brittany sword fish bulldogs bulldog colorado motorola logitech craft wolverine
  extreme skyline valentine valentina predator roll tide boy girl man cardinal pack dark holiday plane cheyenne billy bob
  lawrence pussycat serenity day sting ray blizzard sterling hercules remember zeppelin engineer cream hell
  defender airforce precious harrison long horn gun lone doll atlantis montreal angelina shamrock hot stuff mistress
  cadillac blah birthday wolfgang savannah leonardo kathleen hamilton pea enterprise napoleon highland consumer aragorn
  babylon marathon overlord ultimate goddess super fly geronimo concrete portugal kong seminole whiskey solo alejandra
  target mouse house home school college student teacher doctor nurse driver truck car bike boat train airplane turbo
  garden kitchen sport sports fitness gym fan number one two three big bad good best cool crazy funny little old new
  wars death shot land light night sky sun sea ocean river lake island beach water ice rain wind
  geld liebe schatz sonne sommer fussball bonjour soleil amour chouchou doudou azul amor teamo corazon estrella
  ciao amore forza calcio brasil flamengo futebol carinho
  fuck fucker fuckyou fuckme shit asshole bitch sexy sex pussy
  `
    .trim()
    .split(/\s+/),
)
