// What visitors say: what a site would say. Grammar in understand/words/plain-words.ts.
export const peopleAndCareTalk = `
child: the|my|our little one, the|my|our little ones, the|my|our wee one, my|our lad, my|our youngest|eldest, my|our grandson|granddaughter, my|our grandkids|grandchildren, the|my|our kiddies, the|my|our nipper
children: with kids in tow, bring the family, the whole family, the whole tribe
!who: who is|s responsible for, whos responsible for, who is|s in charge of, whos in charge of, who looks after, who takes care of, who deals with, who sees to, who is|s behind, whos behind, who oversees, who heads up, who heads
!who / contact: who do|should|can|would i|we talk|speak|turn|go to about, who do|should|can|would i|we talk|speak|turn|go to, who do|should|can i|we see about, who do|should|can i|we contact about, who can help me|us with
watch: sit in on, look on, stay and see, stay and watch, sit and watch, see what they do|are doing, hang around and watch, stick around and watch, sit at the side, be there while
updates / report: keep me|us posted|updated|informed|in, in the loop, let me|us know how, hear how _ is|are|s doing|getting|settling, see how _ is|are|s doing|getting on|getting|settling, know how _ is|are|s doing|getting|settling, how _ is|are getting on, how _ is|are settling in, check on my|him|her|them|how, check up on, check in on, keep an eye on my|him|her|them|how, find out how _ is|are|s doing|getting, any news of|about|while, see my dog|cat|pet|kid|child|boy|girl while, send me|us photos|pictures|news|updates, proof of life
taxi / shuttle / collect: pick _ up from my|our|the hotel|airport|station|port|ferry, fetch|collect me|us from my|our|the hotel|airport|station|port|ferry
pet taxi / collect: fetch|collect _ from my|our|the house|home|place|flat|door, pick _ up from my|our|the house|home|place|flat|door, come to my|our house|home|place and get|collect|fetch
collect: pick _ up, come and get, come get, come for|fetch, come and collect|fetch, swing by and get|grab|collect|pick, get my|our|the|his|her <car|bike|dog|cat|pet|pets|dogs|cats|keys|phone|laptop|shoes|clothes|suit|dress|van|vehicle|machine|boy|girl|kids|things> back, get it|them|him|her back, take _ home
drop off: drop _ off, leave it|him|her|them with you, bring him|her|it|them in, hand it|him|her|them over, hand it|them in, bring it|him|her|them over
look after: mind my|the|our, keep an eye on the|my kids|children|baby, take care of my|our|the
!reply: hear back, get back to me|us, come back to me|us, get a reply|response|answer, hear from you, hear from someone, write back, ring me|us back, call me|us back, phone me|us back
phone / contact: talk|speak|chat to|with a|an|some real|actual|human person|human|being|someone, talk|speak to a human|person|someone|somebody, give you a ring|call|bell|buzz, ring you up, drop you a line, get hold of you, get a hold of you, reach a human
consultation: have a chat, have a word, talk it|things through|over, talk through my|the|our, sit down with, pick your brains, run something past, get some advice, a bit of advice
first meeting / consultation: first talk|chat|sit, first time we meet|talk, initial chat|talk, intro chat|call
instruct / hire: take you on, go with you, go ahead with you, hire you afterwards, hire you, hire your firm, become a client
!employed / job: are you hiring, take me on, looking for staff|people|help, any openings, get a job, work for you, come and work for, give me a job, need any staff|help, join the|your team
new patients / new customers / accepting: take|taking on new|more patients|customers|clients|people|pupils|members|students?, taking people on, taking on people, got room for new, room for one more, join your books, get on your books, on your books, still taking, any spaces|places|room left, any spaces|places, full up, got any spaces|places
beginner: never done it|this|that|anything, never done _ before, never tried _ before, never swum|danced|played|ridden|climbed|painted|driven|cooked|skied|sung, complete|total|absolute novice|beginner|newbie, first timer, first timers, no experience, starting from scratch, start from scratch, new to this|it|all, havent a clue, know nothing about, never held a, never been on a, never set foot
trial: give it a go|try|whirl|shot, giving it a go|try, try it out, try before i|we buy|commit|sign|join, have a go, have a try, one off, see if i|we|he|she|they like|likes, just one class|lesson|session, test the water, test the waters, dip a toe, try a class|lesson|session, come once, come along once
make-up lesson / missed: catch up some other, catch up another, catch up later|on, make up for, make it up, do it another time|day, come another time|day instead, lesson|class|session lost, lesson|class|session just lost, lose the lesson|class|session, miss|missed a week, miss|missed one
level: move up, go up a|to, next group|level|class up, moving up, good enough for, ready for the next, too advanced, too easy for, too hard for
private lesson: one on one, one to one, 1 to 1, 1 on 1, just me and, on my|her|his own with, just the two of us
accompany in / accompany: get|go|come|be in|into the? <water|pool> with, get|go|come|be in|into the? <water|pool>, go in with, stay with him|her|them, be there with, have to be there, have to stay, need to stay, leave him|her|them there, leave my child, leave my kids, drop and go
class size: how many in a|each|the|per class|group|lesson|session, how many kids|children|people|pupils|others in|are|to a|per|each, how crowded, how full are
!how many people: how many of us
capacity / maximum people: how many can it|you|we, how many does it|one hold|seat|sleep|take|fit|carry, how many fit, how many will it hold|seat|sleep|take|fit, big enough for, can we all fit, will we all fit, fit us all
serves: how many does it feed|serve, how many will it feed|serve, feed a crowd, feeds how many, enough for _ people, how many people does it feed|serve
contract: tie|ties|tied me|us|in, tied into, locked in, locked into, stuck with a contract, sign my life away, commit to anything, have to commit, have to sign up for
minimum age / age: old enough to, old enough for, how old do|does i|you|we|they|he|she have|need to be, how old must, too young to|for, too old to|for, too young, too old, underage, under age, need to be 18, have to be 18, age limit, what age do you have to be, how young
lost property: left my|his|her|our _ behind, left something, left it there, leave|left my _ at yours|there|behind, leave|left behind, find my lost, did anyone find, has anyone found, hand|handed in, lost my|his|her|our _ at
what to bring: what do|should|must i|we|they|he|she need to bring|have|pack, what should|do i|we|they|he|she bring|pack|take, anything i|we need|have to bring, anything to bring, what to bring|pack|take, need to bring anything, bring anything with, have to bring my own, turn up with
what to wear / clothes: what do|should|must i|we|they|he|she wear, what to wear, dress for, dress up, wear anything special, smart dress
ill: under the weather, off colour, feeling rough|poorly|sick|ill|unwell|bad, throwing|throw|threw up, been sick, being sick, the runs, has a bug, got a bug, tummy bug, got a cold, has a cold, had a cold, caught a cold, come down with, coming down with, snotty nose, runny nose, a temperature, fall|falls|fell|taken|take|taking|gets|get|got|becomes ill|sick|poorly|unwell, chicken pox, has the flu
ill / emergency / vet: something happens|happened to, anything happens|happened to, something goes|went wrong with my|him|her, has an accident, hurts|hurt himself|herself|themselves|itself
injections / medication / medicine: need|needs|needing|have|has|give|giving|gets|on his|her|their|him|them|daily|regular jabs|injections|shots, need|needs|give|giving|on|take|takes|gets insulin, jabs every day|morning|evening, daily jabs|injections|shots, jabs twice|once|daily
medication / medicine: need|needs|give|giving|on|take|takes|gets|have|has his|her|their|him|them|my|daily|regular|some|heart tablets|pills|meds|medicine|drops|drugs, on tablets|meds|medication|pills, give|giving tablets|pills|meds|medicine|drops
vaccinated: had|have|has|need|needs all his|her|their|my jabs|shots|vaccinations, had _ jabs|shots, up to date with|on jabs|shots|vaccines|his|her|their, jabs up to date, what jabs|shots, which jabs|shots, flu jab
neutered: not been done, had the snip, been done yet, the snip, been fixed, got his bits, still intact
aggressive / other dogs / socialise: doesnt|dont|not get|gets on with, doesnt like other, bites, gets on with other, good with other, not good with, snappy, bit grumpy, nervous around other, growls at
walks / exercise: taken out for, go for a|walks, get|gets walked, taken for walks, run around, let off the lead, off lead, leg stretch, stretch his|her|their legs
stay overnight / overnight: spend the night, stay over, stay the night, sleep over, kip, overnight stay
special diet / food: fussy eater, picky eater, special diet, his|her|their own food, own grub, sensitive stomach|tummy
death / funeral / probate: passed away, passed on, lost my mum|dad|mother|father|husband|wife|gran|nan|partner|parents, has just died, just died
`
