/** English words as they are often misspelt, none of which is another word: copy that is used as it stands is mended by them, a quotation is not. */
const MISSPELT: Readonly<Record<string, string>> = {
  accomodate: 'accommodate', accomodation: 'accommodation', acheive: 'achieve', adress: 'address', agressive: 'aggressive',
  allready: 'already', alot: 'a lot', anser: 'answer', apartement: 'apartment', appartment: 'apartment', arguement: 'argument',
  assesment: 'assessment', availible: 'available', availble: 'available', avaliable: 'available', begining: 'beginning',
  beleive: 'believe', brekfast: 'breakfast', buisness: 'business', bussiness: 'business', calender: 'calendar', certifed: 'certified',
  cheif: 'chief', choclate: 'chocolate', collegue: 'colleague', comming: 'coming', commited: 'committed', comfortible: 'comfortable',
  completly: 'completely', confortable: 'comfortable', custumer: 'customer', custumers: 'customers', definately: 'definitely',
  definitly: 'definitely', delivary: 'delivery', deliverd: 'delivered', delivry: 'delivery', diffrent: 'different', doesnt: 'doesn’t',
  dont: 'don’t', didnt: 'didn’t', wont: 'won’t', isnt: 'isn’t', wasnt: 'wasn’t', youre: 'you’re', theyre: 'they’re', thats: 'that’s',
  embarassed: 'embarrassed', enviroment: 'environment', equiptment: 'equipment', equipement: 'equipment', evry: 'every',
  evryone: 'everyone', excelent: 'excellent', excellant: 'excellent', existance: 'existence', experiance: 'experience',
  expirience: 'experience', familys: 'families', favorit: 'favorite', finaly: 'finally', freind: 'friend', freinds: 'friends',
  freindly: 'friendly', garantee: 'guarantee', garanteed: 'guaranteed', gaurantee: 'guarantee', gauranteed: 'guaranteed',
  gaurd: 'guard', guarenteed: 'guaranteed', guarentee: 'guarantee', grammer: 'grammar', hygeine: 'hygiene', immediatly: 'immediately',
  independant: 'independent', instalation: 'installation', intrest: 'interest', knowlege: 'knowledge', liason: 'liaison',
  libary: 'library', lisence: 'licence', lisenced: 'licensed', maintainance: 'maintenance', maintenence: 'maintenance',
  managment: 'management', marging: 'margin', mesage: 'message', mnths: 'months', neccessary: 'necessary', necesary: 'necessary',
  neice: 'niece', noticable: 'noticeable', occassion: 'occasion', occured: 'occurred', oppurtunity: 'opportunity', payed: 'paid',
  peice: 'piece', peices: 'pieces', personel: 'personnel', posible: 'possible', prefered: 'preferred',
  profesional: 'professional', proffesional: 'professional', protien: 'protein', protiens: 'proteins', publically: 'publicly',
  qualifed: 'qualified', quailty: 'quality', qualty: 'quality', realy: 'really', recieve: 'receive', recieved: 'received',
  recomend: 'recommend', recomended: 'recommended', referal: 'referral', refered: 'referred', refrigirated: 'refrigerated',
  relevent: 'relevant', responsable: 'responsible', restaraunt: 'restaurant', restaurent: 'restaurant', resteraunt: 'restaurant',
  saftey: 'safety', scedule: 'schedule', seperate: 'separate', seperately: 'separately', servise: 'service', similer: 'similar',
  specalist: 'specialist', succesful: 'successful', successfull: 'successful', suprise: 'surprise',
  switchbord: 'switchboard', switchbords: 'switchboards', tecnician: 'technician', techncian: 'technician', tempature: 'temperature',
  thier: 'their', tommorow: 'tomorrow', tomorow: 'tomorrow', transfered: 'transferred', truely: 'truly', tryed: 'tried',
  untill: 'until', usally: 'usually', usefull: 'useful', vaccum: 'vacuum', vegatable: 'vegetable', vegtable: 'vegetable', vehical: 'vehicle',
  waranty: 'warranty', warrenty: 'warranty', wensday: 'Wednesday', wich: 'which', wierd: 'weird', writen: 'written', yeild: 'yield',
}; // prettier-ignore

const WORD = /[a-z]+/giu;
/** With obvious misspellings mended, word by word; what is no English word that is known to be misspelt stays. */
export const mended = (words: string): string =>
  words.replaceAll(WORD, (word) => {
    const lower = word.toLowerCase();
    if (!Object.hasOwn(MISSPELT, lower)) return word;
    const right = MISSPELT[lower] ?? word;
    return word === lower ? right : `${right.charAt(0).toUpperCase()}${right.slice(1)}`;
  });
