export const foodAndDrink = `
veggie, vegetarian, meat-free, meatless, no meat, don't eat meat
vegan, plant-based, plant based, dairy-free and egg-free, no animal products
vegan, plant-based > vegetarian and vegan, meat-free
pescatarian, pescetarian > fish, seafood, vegetarian
coeliac, celiac, gluten-free, gluten free, gluten intolerance, wheat-free, no gluten, can't eat gluten
wheat allergy, wheat free > gluten-free, gluten free, wheat
lactose intolerant, dairy-free, dairy free, lactose-free, no dairy, without dairy, milk allergy
milk, cheese, cream, butter, yoghurt > dairy
oat milk, soya milk, soy milk, almond milk, coconut milk > non-dairy milk, plant milk, milk alternatives, dairy-free
nut allergy, peanut allergy, allergic to nuts, nut-free, nut free, without nuts, no nuts
peanut, almond, walnut, hazelnut, cashew, pistachio, pecan > nuts, nut
nut, peanut, sesame, shellfish, egg, soya, milk, celery, mustard, lupin > allergen, allergens, allergy, allergies
shellfish, prawn, crab, lobster, mussel, oyster, scallop > seafood, shellfish
salmon, cod, haddock, tuna, trout, mackerel, sea bass > fish
egg-free, no egg, without eggs, egg allergy, eggless
sugar-free, no sugar, sugarless, low sugar, diabetic friendly, no added sugar
keto, low carb, paleo, low calorie, low fat > diet, dietary, special diets
fussy eater, picky eater, fussy kids > children's menu, plain, alternatives
allergy, intolerance, vegan, vegetarian, halal, kosher, gluten-free > dietary requirements, dietary needs, special diets, dietary
dietary requirements, dietary needs, special diet, diet, food requirements, dietary restrictions
don't eat pork, no pork, pork-free > halal, pork
halal, halal meat, Muslim food
kosher, Jewish food
beef, lamb, pork, chicken, turkey, duck, bacon, ham, steak, sausage > meat
chicken, turkey, duck, goose > poultry
bacon, ham, sausage, gammon, pork chop > pork
steak, sirloin, ribeye, fillet, rump, mince > beef
mince, minced beef, ground beef
venison, pheasant, rabbit, partridge > game
apple, pear, banana, orange, grape, strawberry, raspberry, mango > fruit
carrot, potato, onion, broccoli, cabbage, leek, cauliflower, spinach > vegetables, veg
veg, veggies, vegetables, greens
aubergine, eggplant
courgette, zucchini
rocket, arugula
coriander, cilantro
spring onion, scallion, green onion
beetroot, beet
swede, rutabaga
chips, fries, french fries
crisps, potato chips
biscuit, cookie
sweets, candy, lollies, confectionery
sweets, chocolate, crisps, biscuits, ice lolly > snacks, treats
ice cream, ice-cream, gelato, cornet, 99, whippy
ice lolly, popsicle, ice pop
jelly, jello
jam, preserve, jelly, marmalade > preserves
porridge, oatmeal, oats
muesli, granola, cornflakes, porridge > cereal, breakfast
fry-up, fry up, full English, full Irish, full Scottish, English breakfast, cooked breakfast
eggs, bacon and eggs, fry-up, pancakes, croissant > breakfast, brunch
breakfast, brekkie, brekky, morning meal
lunch, midday meal, lunchtime, bite at lunch
dinner, evening meal, supper, tea time meal
brunch, late breakfast
afternoon tea, cream tea, high tea, scones and jam
Sunday roast, Sunday lunch, roast dinner, Sunday dinner, carvery
starter, appetiser, appetizer, first course
main, main course, main dish, entrée
pudding, dessert, afters, sweet course, something sweet
side, side dish, sides, trimmings
set menu, fixed menu, prix fixe, set lunch, two courses, three courses
tasting menu, chef's menu, degustation
kids' menu, children's menu, kids meals, children's meals, child portions, kids' portions, small portions
takeaway, take-away, take away, takeout, to go, carry out, takeaways
eat in, sit in, dine in, eat on the premises
eat out, dine out, go for a meal > restaurant, dining
snack, nibbles, finger food, bite to eat, light bites, canapés
bite to eat, something to eat, grub, nosh, scran, food
hungry, starving, peckish > food, snacks, meals, eat
finger food, canapés, nibbles > buffet, catering
buffet, self-service food, all you can eat, spread
packed lunch, lunch box, lunchbox, pack up, packed meal, sandwiches to take
own food, our own food, bring food, bring sandwiches, bring a picnic > picnic, own food, packed lunch, food from outside
sandwich, panini, baguette, toastie, wrap, bap, roll > sandwiches, light lunch, food
toastie, toasted sandwich, panini
bread roll, bap, cob, barm, bun, batch
bread, loaf, loaves, sourdough, baguette, focaccia, wholemeal
croissant, Danish, pain au chocolat, cinnamon bun > pastries, pastry
cake, gateau, sponge, gâteau
cupcake, muffin, brownie, scone, flapjack, Victoria sponge > cakes, bakes, cake
birthday cake, celebration cake, wedding cake, cake for a birthday > cakes, bespoke cakes, celebration cakes
tiers, three tier, two tier, tiered > wedding cake, tiers
icing, frosting, buttercream, fondant
bring a cake, own cake, our own birthday cake > cake, cakeage, own cake
pie, pasty, quiche, sausage roll, tart > pastries, savouries, pies
burger, hamburger, cheeseburger, beefburger
fish and chips, fish supper, chippy, chip shop
pizza, margherita, pepperoni > pizza, pizzas
pasta, spaghetti, lasagne, penne, tagliatelle, ravioli
pizza, pasta, risotto > Italian, Italian food
curry, tikka, korma, biryani, balti, naan > Indian, Indian food
sushi, sashimi, ramen > Japanese, Japanese food
chow mein, dim sum, stir fry > Chinese, Chinese food
taco, burrito, nachos, fajita > Mexican, Mexican food
kebab, doner, shawarma, falafel > kebab, Middle Eastern
tapas, paella, chorizo > Spanish, Spanish food
spicy, hot food, chilli, heat level > spicy, chilli, mild
soup, broth, chowder
salad, Caesar, greens, coleslaw > salads
cheese, cheddar, brie, stilton, goat's cheese, mozzarella
cheeseboard, cheese board, charcuterie, grazing board, platter
barbecue, BBQ, barbie, cookout, grill out
hog roast, spit roast, roast pig
food truck, street food, burger van, food van
catering, caterer, food for a party, food for an event, feed our guests
cook for myself, self catering, self-catering, cook our own, make our own food > kitchen, self-catering, kitchenette
organic, pesticide-free, bio, naturally grown
free range, free-range, outdoor reared, happy chickens
local produce, locally sourced, local ingredients, from local farms, local suppliers
fresh, freshly made, homemade, home-made, made on site, made from scratch, baked daily
frozen, freeze, deep frozen > frozen, freezer
best before, use by, use-by date, sell by, shelf life, expiry date, how long does it keep
leftovers, food left over, uneaten food, doggy bag, take home the rest
calories, nutritional information, nutrition, macros, how fattening
ingredients, what is in it, what's in it, made from, contents, allergen list > ingredients, allergens
E numbers, preservatives, additives, artificial colours > additives, preservatives, natural
portion, serving, helping, plateful
how many does it serve, how many servings, feeds how many, how many portions > serves, portions, slices
wine, beer, cider, lager, gin, vodka, whisky, prosecco, champagne, cocktail > alcohol, drinks, bar, alcoholic drinks
booze, alcohol, alcoholic drinks, drink alcohol, liquor
pint, half, ale, lager, stout, bitter, IPA, Guinness > beer, beers
beer on tap, draught, cask ale, real ale
red, white, rosé, merlot, pinot, rioja, sauvignon, chardonnay > wine, wines
wine, red wine, white wine, vino, plonk
bubbly, fizz, sparkling wine, prosecco, champagne, cava
gin, vodka, rum, whisky, whiskey, tequila, brandy > spirits
cocktail, mojito, margarita, martini, negroni > cocktails
shot, shots, chasers > spirits, bar
liquor, spirits, hard liquor
alcohol-free, alcohol free, non-alcoholic, 0%, mocktail, without alcohol, no alcohol
bring our own bottle, BYO, BYOB, bring your own bottle, bring our own alcohol, bring wine, own wine > BYOB, corkage, own alcohol
corkage, corkage fee, charge for bringing wine
licensed, licensed bar, serve alcohol, alcohol licence, sell alcohol, liquor license
pub, bar, tavern, inn, boozer, local
happy hour, two for one drinks, drinks offer
soft drink, pop, soda, fizzy drink, squash, cordial
Coke, Coca-Cola, Pepsi, lemonade, Fanta, Sprite, orange juice > soft drinks, drinks
juice, orange juice, apple juice, smoothie > juices, soft drinks
bottled water, tap water, drinking water, still water, sparkling water > water
water fountain, water bottle refill, refill my bottle, drinking fountain, water dispenser, fill a water bottle
coffee, cuppa, espresso, latte, cappuccino, flat white, americano, mocha > coffee, hot drinks, refreshments
tea, cuppa, brew, cup of tea, char
herbal tea, camomile, peppermint tea, green tea > tea, teas, hot drinks
hot chocolate, cocoa > hot drinks
cuppa, brew, cup of tea, cup of coffee, hot drink > refreshments, hot drinks, tea and coffee
tea, coffee, biscuits, water > refreshments
decaf, decaffeinated, caffeine-free, without caffeine
refreshments, drinks and snacks, something to drink, food and drink
cafe, café, coffee shop, tea room, tearoom, coffee house
somewhere to eat, place to eat, where to eat, canteen, eatery, restaurant, bistro > café, restaurant, food
canteen, cafeteria, mess, dining hall
vending machine, snack machine, drinks machine
cutlery, knives and forks, silverware, flatware
plates, crockery, dishes, bowls, tableware, dinner service
glasses, wine glasses, tumblers, champagne flutes, glassware
cutlery, crockery, plates, pots and pans, glasses, utensils > kitchenware, kitchen equipment, equipped kitchen
paper plates, disposable plates, plastic cups > disposable, tableware
napkin, serviette
tablecloth, table linen, table cover, linens
hamper, gift basket, food hamper, gift box
honey, jar of honey, beeswax > honey
tip, gratuity, service charge, service included, leave a tip
tab, bill, check at the table > bill
table, table for two, table for four, table for six > table, reservation, book a table
outdoor table, table outside, eat outside, al fresco, beer garden, outdoor seating, terrace seating, patio seating
window table, table by the window, window seat
doggy treat, dog treats, dog biscuits > treats
dog food, cat food, pet food, kibble, wet food
baby food, puree, purée, weaning food
Deliveroo, Uber Eats, Just Eat, UberEats > delivery, takeaway, order online
michelin star, rosette, AA rosette, award-winning food > awards, award-winning
food hygiene rating, hygiene rating, scores on the doors, five star hygiene
`
