export const foodAndDrink = `
veggie, vegetarian, meat-free, meatless, no meat, don't eat meat
vegan, plant-based, plant based, dairy-free and egg-free, no animal products
vegan, plant-based > vegetarian and vegan, meat-free
pescatarian, pescetarian > fish, seafood, vegetarian
coeliac, celiac, gluten-free, gluten free, gluten intolerance, wheat-free, no gluten, can't eat gluten
wheat allergy, wheat free, allergic to wheat > gluten-free, gluten free, wheat
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
fussy eater, picky eater, fussy kids > children's menu, alternatives, dietary
allergy, intolerance, vegan, vegetarian, halal, kosher, gluten-free > dietary requirements, dietary needs, special diets, dietary
dietary requirements, dietary needs, special diet, diet, food requirements, dietary restrictions
don't eat pork, no pork, pork-free > halal, pork
halal, halal meat, Muslim food
kosher, Jewish food
beef, lamb, pork, chicken, duck, bacon, ham, steak, sausage > meat
chicken, duck, goose > poultry
bacon, ham, sausage, gammon, pork chop > pork
steak, sirloin, ribeye, fillet, rump, mince > beef
mince, minced beef, ground beef
venison, pheasant, rabbit, partridge > game
pear, banana, strawberry, raspberry, mango, blueberry > fruit
carrot, potato, onion, broccoli, cabbage, leek, cauliflower > vegetables, veg
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
chocolate bar, crisps, sweets, biscuits, ice lolly > snacks, treats
ice cream, ice-cream, gelato, cornet, whippy
ice lolly, popsicle, ice pop
jam, marmalade, chutney > preserves
porridge, oatmeal, oats
muesli, granola, cornflakes, porridge > cereal, breakfast
fry-up, fry up, full English, full Irish, full Scottish, English breakfast, cooked breakfast
bacon and eggs, fry-up, pancakes, croissant > breakfast, brunch
breakfast, brekkie, brekky, morning meal
lunch, midday meal, lunchtime, bite at lunch
dinner, evening meal, supper, tea time meal
brunch, late breakfast
afternoon tea, cream tea, high tea, scones and jam
Sunday roast, Sunday lunch, roast dinner, Sunday dinner, carvery
starter, appetiser, appetizer, first course
main course, main dish, mains, entrée
pudding, dessert, afters, sweet course, something sweet
side dish, sides, side order, trimmings
set menu, fixed menu, prix fixe, set lunch, two courses, three courses
tasting menu, chef's menu, degustation
kids' menu, children's menu, kids meals, children's meals, child portions, kids' portions, small portions
takeaway, take-away, take away, takeout, takeaways
eat in, dine in, eat on the premises
eat out, dine out, go for a meal > restaurant, dining
snack, nibbles, finger food, bite to eat, light bites, canapés
bite to eat, something to eat, grub, nosh, scran, food
hungry, starving, peckish > food, snacks, meals, eat
finger food, canapés, nibbles > buffet, catering
buffet, self-service food, all you can eat
packed lunch, lunch box, lunchbox, packed meal, sandwiches to take
own food, our own food, bring food, bring sandwiches, bring a picnic > picnic, own food, packed lunch, food from outside
sandwich, panini, baguette, toastie, bap, filled roll > sandwiches, light lunch, food
toastie, toasted sandwich, panini
bread roll, bap, cob, barm
loaf, loaves, sourdough, baguette, focaccia, wholemeal, rye > bread
croissant, Danish, pain au chocolat, cinnamon bun > pastries, pastry
cake, gateau, sponge, gâteau
cupcake, muffin, brownie, scone, flapjack, Victoria sponge > cakes, bakes, cake
birthday cake, celebration cake, wedding cake, cake for a birthday > cakes, bespoke cakes, celebration cakes
tiers, three tier, two tier, tiered > wedding cake, tiers
icing, frosting, buttercream, fondant
bring a cake, own cake, our own birthday cake > own cake, cake, cakeage
pie, pasty, quiche, sausage roll, tart > pastries, savouries, pies
burger, hamburger, cheeseburger, beefburger
fish and chips, fish supper, chippy, chip shop
pizza, margherita, pepperoni > pizza, pizzas
spaghetti, lasagne, penne, tagliatelle, ravioli > pasta
pizza, pasta, risotto > Italian, Italian food
curry, tikka, korma, biryani, balti, naan > Indian, Indian food
sushi, sashimi, ramen > Japanese, Japanese food
chow mein, dim sum, stir fry > Chinese, Chinese food
taco, burrito, nachos, fajita > Mexican, Mexican food
kebab, doner, shawarma, falafel > kebab, Middle Eastern
tapas, paella, chorizo > Spanish, Spanish food
chilli, heat level, how spicy > spicy, chilli, mild
soup, broth, chowder
cheddar, brie, stilton, goat's cheese, mozzarella > cheese
cheeseboard, cheese board, charcuterie, grazing board, platter
barbecue, BBQ, barbie, cookout, grill out
hog roast, spit roast, roast pig
food truck, street food, burger van, food van
catering, caterer, food for a party, food for an event, feed our guests
cook for myself, self catering, self-catering, cook our own, make our own food > kitchen, self-catering, kitchenette
organic, pesticide-free, organically grown
free range, free-range, outdoor reared, happy chickens
local produce, locally sourced, local ingredients, from local farms, local suppliers
freshly made, homemade, home-made, made on site, made from scratch, baked daily, baked fresh
deep frozen, keep in freezer, home freezing > frozen, freezer, freeze
best before, use by, use-by date, sell by, shelf life, does it keep
leftovers, food left over, uneaten food, doggy bag, take home the rest
calories, nutritional information, nutrition, macros, how fattening
ingredients, what is in it, what's in it, allergen list > ingredients, allergens
E numbers, preservatives, additives, artificial colours > additives, preservatives, natural
plateful, serving size > portion, portions
how many servings, how many portions, feeds how many > serves, portions, slices
wine, beer, cider, lager, gin, vodka, whisky, prosecco, champagne, cocktail > alcohol, drinks, alcoholic drinks
booze, alcohol, alcoholic drinks, drink alcohol, liquor
pint, ale, lager, stout, IPA, Guinness > beer, beers
beer on tap, draught, cask ale, real ale
red wine, white wine, rosé, merlot, pinot, rioja, sauvignon, chardonnay > wine, wines
vino, plonk, glass of wine > wine, wines
bubbly, fizz > sparkling wine, prosecco, champagne, cava
prosecco, champagne, cava > sparkling wine, fizz, bubbly
gin, vodka, rum, whisky, whiskey, tequila, brandy > spirits
cocktail, mojito, margarita, martini, negroni > cocktails
shots, chasers > spirits
liquor, spirits, hard liquor
alcohol-free, alcohol free, non-alcoholic, 0%, mocktail, without alcohol, no alcohol
bring our own bottle, BYO, BYOB, bring your own bottle, bring our own alcohol, bring wine, own wine > BYOB, corkage, own alcohol
corkage, corkage fee, charge for bringing wine
licensed bar, serve alcohol, alcohol licence, sell alcohol, liquor license
pub, tavern, inn, boozer
happy hour, two for one drinks, drinks offer
soft drink, soda, fizzy drink, cordial
Coke, Coca-Cola, Pepsi, lemonade, Fanta, Sprite, orange juice > soft drinks, drinks
juice, orange juice, apple juice, smoothie > juices, soft drinks
bottled water, tap water, still water, sparkling water > drinking water, water
water fountain, water bottle refill, refill my bottle, drinking fountain, water dispenser, fill a water bottle
coffee, cuppa, espresso, latte, cappuccino, flat white, americano, mocha > coffee, hot drinks, refreshments
tea, cuppa, brew, cup of tea
herbal tea, camomile, peppermint tea, green tea > tea, teas, hot drinks
hot chocolate, cocoa > hot drinks
cuppa, brew, cup of tea, cup of coffee, hot drink > refreshments, hot drinks, tea and coffee
tea, coffee, biscuits > refreshments
decaf, decaffeinated, caffeine-free, without caffeine
refreshments, drinks and snacks, something to drink, food and drink
cafe, café, coffee shop, tea room, tearoom, coffee house
somewhere to eat, place to eat, where to eat, canteen, eatery, restaurant, bistro > café, restaurant, food
canteen, cafeteria, dining hall
vending machine, snack machine, drinks machine
cutlery, knives and forks, silverware, flatware
crockery, tableware, dinner plates, dinner service
wine glasses, tumblers, champagne flutes, glassware, drinking glasses
cutlery, crockery, plates, pots and pans, utensils > kitchenware, kitchen equipment, equipped kitchen
paper plates, disposable plates, plastic cups > disposable, tableware
napkin, serviette
tablecloth, table linen, table cover, linens
hamper, gift basket, food hamper
tip, gratuity, service charge, service included, leave a tip
table for two, table for four, table for six > reservation, book a table, table
outdoor table, table outside, eat outside, al fresco, beer garden, outdoor seating, terrace seating, patio seating
window table, table by the window, window seat
doggy treat, dog treats, dog biscuits > treats
dog food, cat food, pet food, kibble, wet food
baby food, puree, purée, weaning food
Deliveroo, Uber Eats, Just Eat, UberEats > delivery, takeaway, order online
michelin star, rosette, AA rosette, award-winning food > awards, award-winning
food hygiene rating, hygiene rating, scores on the doors, five star hygiene
`
