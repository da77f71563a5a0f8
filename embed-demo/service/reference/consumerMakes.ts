/** Makes of cars that people buy; the register also has fire engines, buses and kit cars. */
const cars =
  "Acura,Alfa Romeo,Aston Martin,Audi,Bentley,BMW,Buick,Cadillac,Chevrolet,Chrysler,Daewoo,Daihatsu,Dodge,Eagle,Ferrari,Fiat,Fisker,Ford,Genesis,Geo," +
  "GMC,Honda,Hummer,Hyundai,INEOS,Infiniti,Isuzu,Jaguar,Jeep,Karma,Kia,Lamborghini,Land Rover,Lexus,Lincoln,Lotus,Lucid,Maserati,Maybach,Mazda,McLaren," +
  "Mercedes-Benz,Mercury,MINI,Mitsubishi,Nissan,Oldsmobile,Peugeot,Plymouth,Polestar,Pontiac,Porsche,Ram,Rivian,Rolls-Royce,Saab,Saturn,Scout,smart," +
  "Subaru,Suzuki,Tesla,Toyota,VinFast,Volkswagen,Volvo,Yugo";

/** Makes of motorcycles with dealers in this country; the register has every chopper builder and importer. */
const motorcycles =
  "Aprilia,Benelli,Big Dog Motorcycles,Bimota,BMW,Boss Hoss,Buell,Can-Am,CFMOTO,Ducati,Energica,GasGas,Genuine Scooters,Harley-Davidson,Honda,Husqvarna," +
  "Indian Motorcycle,Kawasaki,KTM,KYMCO,Lambretta,Lance,LiveWire,Moto Guzzi,Moto Morini,MV Agusta Motor,Norton Motorcycles,Piaggio,Piaggio and Vespa,Polaris," +
  "Royal Alloy,Royal Enfield,Slingshot,Suzuki,SYM,Triumph,Ural,Vespa,Victory,Yamaha,Zero Motorcycles";

const byLowerCase = (makes: string): ReadonlyMap<string, string> => new Map(makes.split(",").map((make) => [make.toLowerCase(), make]));

const consumer = { car: byLowerCase(cars), motorcycle: byLowerCase(motorcycles) };

/** A make as its dealers write it, from any case: the register has "APRILIA" beside "Ducati". Undefined if consumers don't buy it. */
export const consumerMake = (make: string, type: keyof typeof consumer): string | undefined => consumer[type].get(make.toLowerCase());
