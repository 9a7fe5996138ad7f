/** Places to stay, and travel. */
import { trade } from './trade.ts';

export const STAY = trade('stay', 'lodging', {
  interests: ['travel, slow holidays, nature', 'ท่องเที่ยว พักผ่อน ธรรมชาติ'],
  scene: [
    ['the view at the hour guests wake', 'วิวตอนแขกตื่น'],
    ['guests just arrived, bags still in hand', 'แขกที่เพิ่งมาถึง กระเป๋ายังอยู่ในมือ'],
    ['staff and visitors bent over a paper map', 'ทีมงานกับนักเดินทางก้มดูแผนที่กระดาษ'],
    ['shoes by the door after a day out', 'รองเท้าที่ถอดไว้หลังเที่ยวมาทั้งวัน'],
    ['an idle afternoon with no watch in sight', 'บ่ายว่างที่ไม่มีใครดูนาฬิกา'],
  ],
  need: [
    ['leave is approved and flights are compared', 'ลางานได้แล้วและเริ่มเทียบตั๋ว'],
    ['a birthday or anniversary asks for a new place', 'ใกล้วันเกิดหรือวันครบรอบ อยากเปลี่ยนบรรยากาศ'],
    ['the week ends with a map open on the phone', 'เหนื่อยมาทั้งสัปดาห์จนเปิดแผนที่ดูในมือถือ'],
    ['everyone at home has to agree on where to go', 'ทั้งบ้านต้องตกลงกันว่าจะไปไหน'],
    ['photos from a friend’s trip stay in mind', 'เห็นรูปเที่ยวของเพื่อนแล้วลืมไม่ลง'],
  ],
  doubt: [
    ['Is it as quiet as it looks?', 'เงียบเหมือนในรูปไหม'],
    ['How do we get around without a car?', 'ไม่มีรถจะเที่ยวอย่างไร'],
    ['What does the price leave out?', 'ราคานี้ยังไม่รวมอะไร'],
    ['How far is it to walk or drive?', 'ต้องเดินหรือนั่งรถไกลแค่ไหน'],
    ['If it rains, what is there to do?', 'ถ้าฝนตกมีอะไรให้ทำ'],
  ],
  show: [
    ['Film a full hour from one balcony, with sound', 'ถ่ายหนึ่งชั่วโมงจากระเบียงเดียว เปิดเสียงจริง'],
    ['Record the way in from the airport or station', 'เดินทางจากสนามบินหรือสถานีให้ดูจนถึงที่'],
    ['Show the plainest room or seat before the best', 'พาดูห้องหรือที่นั่งธรรมดาก่อนแบบที่ดีที่สุด'],
    ['Let staff say where they go on a day off', 'ให้ทีมงานบอกว่าวันหยุดตัวเองไปไหน'],
    ['Follow a guest’s day from breakfast to lights out', 'ตามหนึ่งวันของแขก ตั้งแต่มื้อเช้าจนปิดไฟ'],
  ],
  step: [
    ['dates held for a day without a card', 'กันวันไว้หนึ่งวันโดยไม่ใช้บัตร'],
    ['free dates answered in chat', 'เช็กวันว่างในแชต'],
    ['an outline of the trip, day by day', 'ร่างแผนทริปรายวันให้ดูก่อน'],
    ['a call with someone who is on site', 'โทรคุยกับทีมงานในพื้นที่'],
    ['the total price with every extra named', 'ราคารวมที่แจงรายการเสริมครบ'],
  ],
  again: [
    ['Write to past guests before the booking sites do', 'ทักแขกเก่าก่อนเว็บจอง'],
    ['Note what each guest liked and have it ready', 'จดสิ่งที่แขกชอบ แล้วเตรียมไว้ครั้งหน้า'],
    ['Show what has changed since they left', 'เล่าว่าหลังแขกกลับไปมีอะไรใหม่'],
    ['Invite them back in a season they have not seen', 'ชวนกลับมาในฤดูที่ยังไม่เคยเห็น'],
    ['Send a photo on the anniversary of their trip', 'ส่งรูปให้ในวันครบรอบทริป'],
  ],
  leak: [
    ['guests who find us and book through an agent', 'แขกที่เจอเราแล้วไปจองผ่านเว็บตัวแทน'],
    ['people who ask a price and get only a link', 'คนที่ถามราคาแล้วได้แค่ลิงก์'],
    ['late messages answered after plans are made', 'ข้อความกลางคืนที่ตอบเมื่อเขาจองที่อื่นแล้ว'],
    ['people who cannot picture the way here', 'คนที่นึกไม่ออกว่าจะเดินทางมาอย่างไร'],
    ['bookings abandoned at the cancellation terms', 'การจองที่ค้างอยู่ตรงเงื่อนไขยกเลิก'],
  ],
  learn: [
    ['which market books direct', 'แขกประเทศไหนจองตรง'],
    ['how far ahead people fix their dates', 'คนเลือกวันล่วงหน้านานแค่ไหน'],
    ['what guests ask about before they pay', 'ก่อนจ่ายเงินแขกถามเรื่องอะไร'],
    ['whether the place or the price is asked about first', 'สถานที่หรือราคาที่คนถามถึงก่อน'],
    ['who in a group makes the booking', 'ใครในกลุ่มเป็นคนกดจอง'],
  ],
  warm: [
    ['Chose dates and left', 'เลือกวันแล้วออก'],
    ['Watched a clip of the place to the end', 'ดูคลิปสถานที่จนจบ'],
    ['Shared a post with a travel companion', 'ส่งโพสต์ให้คนที่จะไปด้วย'],
    ['Read the reviews or the price page', 'อ่านรีวิวหรือหน้าราคา'],
    ['Asked in chat about transfers or meals', 'ทักถามเรื่องรถรับส่งหรืออาหาร'],
  ],
  keep: [
    ['Guests of earlier seasons', 'แขกฤดูกาลก่อน'],
    ['Those who left a review', 'คนที่เขียนรีวิวไว้'],
    ['Groups that came to celebrate', 'กลุ่มที่เคยมาฉลอง'],
    ['Travellers who have booked direct', 'ลูกค้าที่เคยจองตรงกับเรา'],
    ['People who had to move or cancel a trip', 'ผู้ที่ต้องเลื่อนหรือยกเลิกทริป'],
  ],
  ideas: [
    ['The hour before breakfast', 'หนึ่งชั่วโมงก่อนอาหารเช้า'],
    ['Getting here, door to door', 'มาอย่างไร ตั้งแต่สนามบิน'],
    ['What there is not', 'ที่นี่ไม่มีอะไรบ้าง'],
    ['Rainy-day plan', 'ฝนตกแล้วทำอะไรดี'],
    ['Where the staff eat', 'ทีมงานกินร้านไหน'],
    ['Asked before every trip', 'คำถามก่อนเดินทาง'],
    ['Packed for this place', 'มาที่นี่ต้องเตรียมอะไร'],
    ['Who you will meet', 'คนที่คุณจะได้เจอ'],
    ['Same spot, another month', 'มุมเดิม ต่างเดือน'],
    ['A day here, priced', 'เที่ยวที่นี่ทั้งวันใช้เงินเท่าไร'],
    ['With grandparents, with toddlers', 'มากับปู่ย่า มากับลูกเล็ก'],
  ],
  changes: [
    {
      change: ['Give direct guests something an agent cannot', 'ให้คนจองตรงได้สิ่งที่ตัวแทนให้ไม่ได้'],
      why: ['Equal prices leave no reason to book direct', 'ราคาเท่ากันก็ไม่มีเหตุผลให้จองตรง'],
    },
    {
      change: ['List what is included beside each price', 'ลงสิ่งที่รวมแล้วไว้ข้างราคาทุกแบบ'],
      why: ['A charge found on arrival ends up in the review', 'ค่าใช้จ่ายที่มารู้ทีหลังมักไปอยู่ในรีวิว'],
    },
    {
      change: ['Let people move their dates online', 'เปิดให้แขกเลื่อนวันเองทางออนไลน์'],
      why: ['Fear of being tied down delays a booking', 'คนรีรอเพราะกลัวจองแล้วเปลี่ยนไม่ได้'],
    },
    {
      change: ['Answer evening messages with free dates and a price', 'ตอบข้อความช่วงค่ำด้วยวันว่างและราคา'],
      why: ['Trips are settled at home after dinner', 'ทริปมักตกลงกันที่บ้านหลังมื้อเย็น'],
    },
    {
      change: ['Retake the photos in plain daylight', 'ถ่ายรูปใหม่ในแสงกลางวันตามจริง'],
      why: ['Guests compare the picture with what they find', 'แขกเทียบรูปกับสิ่งที่เจอเมื่อมาถึง'],
    },
  ],
  search: [['book direct', 'จองตรง']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [
        ['hold the last rooms for short trips', 'กันห้องไว้ให้ทริปหยุดสั้น'],
        ['plan days that suit every age', 'จัดแผนวันที่ไปด้วยกันได้ทุกวัย'],
        ['speak to countries that share the holiday', 'สื่อสารกับประเทศที่หยุดช่วงเดียวกัน'],
        ['confirm transfers before the roads fill', 'ยืนยันรถรับส่งก่อนถนนแน่น'],
      ],
    },
    {
      event: 'songkran',
      actions: [
        ['close the last rooms by direct offers', 'ปิดห้องสุดท้ายด้วยข้อเสนอจองตรง'],
        ['describe the water play in the area', 'เล่าบรรยากาศเล่นน้ำแถวนี้'],
        ['offer a quiet corner to those avoiding the water', 'เสนอมุมสงบให้คนที่ไม่อยากเปียก'],
        ['map what stays open over the holiday', 'ทำแผนที่ร้านที่ยังเปิดช่วงหยุด'],
      ],
    },
    {
      event: 'rains',
      actions: [
        ['sell the green months for what they are', 'ขายหน้าฝนอย่างที่เป็น'],
        ['make it simple to move a date in a storm', 'ให้เลื่อนวันง่ายเมื่อพายุเข้า'],
        ['film what can only be seen in the rain', 'ถ่ายสิ่งที่เห็นได้เฉพาะตอนฝนมา'],
        ['invite people who live within a drive', 'ชวนคนที่ขับรถมาถึงได้'],
      ],
    },
    {
      event: 'cool-season',
      actions: [
        ['open winter early to returning guests', 'เปิดจองหน้าหนาวให้แขกเก่าก่อน'],
        ['say what mornings are like and what to pack', 'บอกอากาศยามเช้าและของที่ควรเตรียม'],
        ['put the effort into weekdays, not weekends', 'เน้นขายวันธรรมดามากกว่าเสาร์อาทิตย์'],
        ['tie packages to festivals nearby', 'จัดแพ็กเกจคู่กับงานเทศกาลใกล้เคียง'],
      ],
    },
  ],
});
