const list = (names: string): readonly string[] => names.trim().split(/\s+/);

export const firstNames = list(`
  Aadhya Aarav Aarti Aditi Aditya Ahana Aisha Ajay Akash Akhil Akshara Alok Amala Aman Amit Amrita Anand Ananya Anika
  Anil Anita Anjali Ankit Anu Anushka Aparna Arjun Aruna Arun Arvind Asha Ashok Ashwin Ayesha Bala Bhavana Bhaskar
  Bindu Chandra Charu Chitra Daksh Damini Deepa Deepak Dev Devika Dhanush Dhruv Divya Durga Ebin Esha Farah Farhan
  Fatima Gaurav Gauri Geeta Girish Gopal Govind Gowri Hari Harini Harish Harsha Hema Hemant Imran Indira Indu Ishaan
  Ishita Jagan Janaki Jaya Jayant Jeevan Jyoti Kabir Kala Kalyani Kamal Kanchana Karan Karthik Kavin Kavita Kavya
  Keerthi Kiran Kishore Komal Krishna Kumar Lakshmi Lalita Lata Latha Leela Lokesh Madhav Madhu Mahesh Mala Malini
  Manish Manju Manoj Meena Meera Megha Mihir Mohan Mohit Mukesh Murali Nalini Nanda Nandini Naresh Naveen Neelam Neha
  Nikhil Nila Nirmala Nisha Nitin Noor Padma Pallavi Pavan Payal Pooja Prabha Prakash Pranav Prasad Preeti Priya Rachna
  Radha Raghav Rahul Raj Raja Rajesh Rakesh Ram Ramya Rani Ranjit Rashmi Ravi Rekha Renu Reshma Revathi Rohan Rohit
  Roshni Rukmini Sachin Sahana Sameer Sandeep Sangeeta Sanjay Sarika Saroja Satish Savita Seema Shalini Shankar Shanti
  Sharada Shreya Shruti Shyam Siddharth Sita Smita Sneha Sonia Subha Sudha Sujata Suman Sunil Sunita Suresh Surya
  Sushma Swati Tanvi Tara Tarun Tejas Uday Uma Usha Vaishnavi Valli Vandana Varun Vasudha Veena Venkat Vidya Vijay
  Vikram Vimala Vinay Vineeta Vishal Vivek Yamini Yash Yusuf Zara José André Zoë Renée Chloé Björn`);

export const lastNames = list(`
  Acharya Agarwal Ahmed Ahuja Aiyar Ali Ambani Anand Annamalai Apte Arora Babu Bajaj Bakshi Balan Banerjee Bansal Basu
  Bedi Bhalla Bhandari Bhargava Bhat Bhatia Bhatt Bhattacharya Biswas Bora Bose Chadha Chakraborty Chandran Chatterjee
  Chaudhary Chauhan Chawla Chopra Choudhury Dalal Das Dasgupta Datta Deol Desai Deshmukh Deshpande Devan Dewan Dhar
  Dhawan Dixit Dubey Dutta Fernandes Gandhi Ganesan Ganguly Garg Ghosh Gill Goel Gokhale Gomes Gopalan Goswami Gowda
  Goyal Grover Guha Gupta Hegde Hussain Iyengar Iyer Jain Jha Jindal Jose Joseph Joshi Kamath Kannan Kapadia Kapoor
  Kaul Kaur Khan Khanna Khurana Kini Kohli Krishnan Kulkarni Kumar Kurian Kurup Lal Mahajan Malhotra Malik Mallya
  Manickam Mathew Mathur Mehra Mehta Menon Mirza Mishra Mistry Mitra Mohan Mukherjee Muthu Nadar Nag Nagarajan Nair
  Nambiar Namboodiri Narang Narayan Natarajan Nath Nayak Negi Ojha Oza Padmanabhan Pai Pandey Pandit Panicker Parekh
  Parikh Patel Pathak Patil Pillai Pinto Prabhu Prakash Prasad Puri Qureshi Raghavan Rai Raj Rajan Rajput Raman
  Ramanathan Ramaswamy Rana Rangan Rao Rastogi Rathore Raut Ravindran Rawat Reddy Roy Sachdev Saha Sahni Saini Saluja
  Sampath Sandhu Sankaran Sarin Sarkar Sastry Sathe Saxena Sehgal Sen Sengupta Seth Sethi Shah Shankar Sharma Shenoy
  Shetty Shroff Shukla Siddiqui Sinha Singh Sivakumar Sodhi Somani Soni Sood Srinivasan Srivastava Subramanian Sundaram
  Suri Swaminathan Talwar Tandon Tata Thakur Thapar Thomas Tiwari Tripathi Trivedi Tyagi Upadhyay Vaidya Varghese
  Varma Varughese Venkatesan Verma Vij Vohra Vyas Wadhwa Walia Warrier Yadav Zacharia Müller Núñez Gonçalves`);
