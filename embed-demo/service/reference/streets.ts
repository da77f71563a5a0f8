import { chance } from "./chance";

/** Streets in every ZIP code. */
const everywhere = ["Main St", "Oak St", "Maple Ave", "Elm St", "Park Ave", "Washington St", "1st St", "2nd St", "3rd St", "4th St", "5th Ave", "Cedar St", "Pine St", "Lake Dr", "Hill Rd", "Church St"];

/** Streets in about half of the ZIP codes each, so that an existing street with a neighboring ZIP code is a wrong address. */
const somewhere =
  "Abbey Ln,Acorn Way,Alder Ct,Amber Dr,Arbor Ln,Ashford Rd,Aspen Way,Autumn Ridge Dr,Bayberry Ln,Beacon St,Bellflower Ave,Birchwood Dr,Bluebonnet Ln," +
  "Bramble Ct,Briarwood Dr,Brookside Ave,Buckeye Rd,Canterbury Ln,Canyon View Dr,Cardinal Way,Carriage Hill Rd,Chestnut St,Clearwater Dr,Cobblestone Way," +
  "Copper Creek Rd,Cottonwood Ln,Country Club Rd,Cranberry Ct,Creekside Dr,Crescent Ave,Cypress St,Dogwood Ln,Eagle Ridge Dr,Eastview Ave,Edgewood Rd," +
  "Fairfield Ave,Falcon Crest Dr,Fern Hollow Rd,Foxglove Ct,Garden Terrace,Glenwood Ave,Granite Way,Greenbriar Ln,Harbor View Dr,Harvest Ln,Hawthorne St," +
  "Hazelwood Ave,Heritage Way,Hickory Hill Rd,Highland Ave,Holly Springs Rd,Honeysuckle Ln,Hunters Run,Ironwood Dr,Ivy Ct,Jasmine Way,Juniper St,Kestrel Ln," +
  "Kingfisher Dr,Lakeshore Blvd,Larkspur Ln,Laurel Canyon Rd,Lavender Ct,Liberty St,Lilac Ave,Linden St,Locust St,Magnolia Blvd,Mariner Way,Meadowbrook Dr," +
  "Mill Creek Rd,Mockingbird Ln,Morningside Dr,Mulberry St,Northgate Ave,Oakmont Dr,Old Orchard Rd,Orchid Way,Overlook Dr,Palmetto Ave,Partridge Ln,Pebble Beach Dr," +
  "Pheasant Run,Pinecrest Rd,Poplar St,Prairie View Rd,Primrose Ln,Quail Hollow Dr,Quarry Rd,Ravenwood Ct,Redwood Dr,Ridgeline Rd,River Birch Ln,Riverside Dr," +
  "Rosewood Ave,Sage Brush Way,Sandpiper Ct,Shady Grove Ln,Sierra Vista Dr,Silver Maple Ct,Spruce St,Stonegate Dr,Summerfield Rd,Sunset Blvd,Sycamore Ave,Tanglewood Dr," +
  "Terrace Park Dr,Thornbury Ln,Timberline Dr,Turnberry Way,Valley Forge Rd,Vineyard Ave,Vista Grande Dr,Walnut St,Waterford Dr,Westbrook Ave,Whispering Pines Rd,Wildflower Way,Willow Bend Dr,Windsor Ct,Woodland Ave,Yarrow Ln";

const located = somewhere.split(",");

export const knownStreets: readonly string[] = [...everywhere, ...located];

export const isLocated = (street: string): boolean => located.includes(street);

export const isStreetIn = (street: string, zipCode: string): boolean => everywhere.includes(street) || chance("street", street, zipCode) < 0.5;

/** About one building in 25 has several homes, and needs a unit. */
export const needsUnit = (number: string, street: string, zipCode: string): boolean => chance("unit", number, street, zipCode) < 0.04;
